/// Behaves as in production: what the card leads to is the owner's.
public final class MockPromotionalBonusCardViewModel: MockViewModel<PromotionalBonusCardDisplayState>,
    PromotionalBonusCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("claimBonus()", claimBonus), Action("openTerms()", openTerms)]

    public var claimViewModel: any ButtonViewModelProtocol {
        part(named: "claim", read: { $0.claimButton }) { place -> MockButtonViewModel in
            MockButtonViewModel(place) { [weak self] in self?.claimBonus() }
        }
    }

    public var termsViewModel: (any ButtonViewModelProtocol)? {
        part(named: "terms", read: { $0.termsButton }) { MockButtonViewModel($0) { [weak self] in self?.openTerms() } }
    }

    public func claimBonus() {
        record()
        ask(to: .press(currentDisplayState.claimTitle))
    }

    public func openTerms() {
        record()
        guard let title = currentDisplayState.termsTitle else { return }
        ask(to: .openLink(title))
    }
}
