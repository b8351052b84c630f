/// The model of a promotional bonus card: what the card leads to is the owner's.
public final class PromotionalBonusCardViewModel: ViewModel<PromotionalBonusCardDisplayState>,
    PromotionalBonusCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("claimBonus()", claimBonus), Action("openTerms()", openTerms)]

    public var claimViewModel: any ButtonViewModelProtocol {
        part(named: "claim", read: { [environment] in $0.claimButton(in: environment) }) { place -> ButtonViewModel in
            ButtonViewModel(place) { [weak self] in self?.claimBonus() }
        }
    }

    public var termsViewModel: (any ButtonViewModelProtocol)? {
        part(named: "terms", read: { [environment] in $0.termsButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.openTerms() }
        }
    }

    public func claimBonus() { act { $0.claim() } }

    public func openTerms() {
        record()
        guard currentDisplayState.hasTerms else { return }
        ask(to: OpenTerms(id: currentDisplayState.id))
    }

    override public func keepTime(
        for state: PromotionalBonusCardDisplayState, after old: PromotionalBonusCardDisplayState?
    ) {
        ask(to: ClaimBonus(id: state.id), about: state.id, while: state.progress.isAsked) { [weak self] answer in
            self?.update { $0.progress = OfferProgress(answer.failure) }
        }
    }
}
