/// The model of a bonus card: what the card leads to is the owner's.
public final class BonusCardViewModel: ViewModel<BonusCardDisplayState>, BonusCardViewModelProtocol,
    ActingModel
{
    public static let actions = [
        Action("openBonus()", openBonus), Action("claimBonus()", claimBonus), Action("openTerms()", openTerms),
    ]

    public var claimViewModel: any ButtonViewModelProtocol {
        part(named: "claim", read: { [environment] in $0.claimButton(in: environment) }) { place -> ButtonViewModel in
            ButtonViewModel(place) { [weak self] in self?.claimBonus() }
        }
    }

    public var termsViewModel: (any ButtonViewModelProtocol)? {
        part(named: "terms", read: { $0.termsButton }) { ButtonViewModel($0) { [weak self] in self?.openTerms() } }
    }

    public func openBonus() { act(asking: OpenPromotion(id: currentDisplayState.id)) }

    public func claimBonus() { act { $0.claim() } }

    public func openTerms() {
        record()
        guard currentDisplayState.hasTermsPage else { return }
        ask(to: OpenTerms(id: currentDisplayState.id, url: currentDisplayState.termsURL))
    }

    override public func keepTime(for state: BonusCardDisplayState, after old: BonusCardDisplayState?) {
        ask(to: ClaimBonus(id: state.id, url: state.claimURL), about: state.id, while: state.progress.isAsked) {
            [weak self] answer in self?.update { $0.progress = OfferProgress(answer.failure) }
        }
    }
}
