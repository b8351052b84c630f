/// The model of a promotion card: what the card leads to is the owner's.
public final class PromotionCardViewModel: ViewModel<PromotionCardDisplayState>,
    PromotionCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openPromotion()", openPromotion), Action("takePart()", takePart)]

    public var actionViewModel: (any ButtonViewModelProtocol)? {
        part(named: "action", read: { $0.actionButton }) { ButtonViewModel($0) { [weak self] in self?.takePart() } }
    }

    public var readMoreViewModel: (any ButtonViewModelProtocol)? {
        let title = environment.text(.readMore)
        return part(named: "readMore", read: { $0.readMoreButton(title) }) {
            ButtonViewModel($0) { [weak self] in self?.openPromotion() }
        }
    }

    public func openPromotion() {
        record()
        ask(to: OpenPromotion(id: currentDisplayState.id))
    }

    public func takePart() {
        record()
        guard currentDisplayState.actionTitle != nil else { return }
        ask(to: TakePart(id: currentDisplayState.id))
    }

    /// Another promotion takes the card over.
    public func showPromotion(_ promotion: PromotionCardDisplayState) { replaceState(promotion) }
}
