/// The model of a promotional bonus card: what the card leads to is the owner's.
public final class PromotionalBonusCardViewModel: ViewModel<PromotionalBonusCardDisplayState>,
    PromotionalBonusCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("claimBonus()", claimBonus), Action("openTerms()", openTerms)]

    public var claimViewModel: any ButtonViewModelProtocol {
        part(named: "claim", read: { $0.claimButton }) { place -> ButtonViewModel in
            ButtonViewModel(place) { [weak self] in self?.claimBonus() }
        }
    }

    public var termsViewModel: (any ButtonViewModelProtocol)? {
        part(named: "terms", read: { $0.termsButton }) { ButtonViewModel($0) { [weak self] in self?.openTerms() } }
    }

    public func claimBonus() {
        record()
        ask(to: ClaimBonus(id: currentDisplayState.id))
    }

    public func openTerms() {
        record()
        guard currentDisplayState.termsTitle != nil else { return }
        ask(to: OpenTerms(id: currentDisplayState.id))
    }
}
