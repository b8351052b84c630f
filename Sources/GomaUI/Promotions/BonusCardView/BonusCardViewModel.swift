/// The model of a bonus card: what the card leads to is the owner's.
public final class BonusCardViewModel: ViewModel<BonusCardDisplayState>, BonusCardViewModelProtocol,
    ActingModel
{
    public static let actions = [
        Action("openBonus()", openBonus), Action("claimBonus()", claimBonus), Action("openTerms()", openTerms),
    ]

    public var claimViewModel: any ButtonViewModelProtocol {
        part(named: "claim", read: { $0.claimButton }) { place -> ButtonViewModel in
            ButtonViewModel(place) { [weak self] in self?.claimBonus() }
        }
    }

    public var termsViewModel: (any ButtonViewModelProtocol)? {
        part(named: "terms", read: { $0.termsButton }) { ButtonViewModel($0) { [weak self] in self?.openTerms() } }
    }

    public func openBonus() {
        record()
        ask(to: OpenPromotion(id: currentDisplayState.id))
    }

    public func claimBonus() {
        record()
        guard currentDisplayState.canClaim else { return }
        ask(to: ClaimBonus(id: currentDisplayState.id))
    }

    public func openTerms() {
        record()
        guard currentDisplayState.hasTermsPage else { return }
        ask(to: OpenTerms(id: currentDisplayState.id, url: currentDisplayState.termsURL))
    }

    /// Another bonus takes the card over.
    public func showBonus(_ bonus: BonusCardDisplayState) { replaceState(bonus) }
}
