/// The model of a promotion card: what the card leads to is the owner's.
public final class PromotionCardViewModel: ViewModel<PromotionCardDisplayState>,
    PromotionCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openPromotion()", openPromotion), Action("takePart()", takePart)]

    public var actionViewModel: (any ButtonViewModelProtocol)? {
        part(named: "action", read: { [environment] in $0.actionButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.takePart() }
        }
    }

    public var readMoreViewModel: (any ButtonViewModelProtocol)? {
        part(named: "readMore", read: { [environment] in $0.readMoreButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.openPromotion() }
        }
    }

    public func openPromotion() { act(asking: OpenPromotion(id: currentDisplayState.id)) }

    public func takePart() { act { $0.takePart() } }

    override public func keepTime(for state: PromotionCardDisplayState, after old: PromotionCardDisplayState?) {
        ask(to: TakePart(id: state.id, url: state.actionURL), about: state.id, while: state.progress.isAsked) {
            [weak self] answer in self?.update { $0.progress = OfferProgress(answer.failure) }
        }
    }
}
