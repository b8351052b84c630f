/// The model of a bonus info card: counts down to the end of the bonus, follows what is wagered, and leads to the
/// terms.
public final class BonusInfoCardViewModel: ViewModel<BonusInfoCardDisplayState>,
    BonusInfoCardViewModelProtocol, ActingModel
{
    public static let actions = [Action("openTerms()", openTerms)]

    private let countdown = SecondsCountdown()

    public var termsViewModel: (any ButtonViewModelProtocol)? {
        part(named: "terms", read: { [environment] in $0.termsButton(in: environment) }) {
            ButtonViewModel($0) { [weak self] in self?.openTerms() }
        }
    }

    public func openTerms() {
        record()
        guard let url = currentDisplayState.termsURL else { return }
        ask(to: OpenTerms(id: currentDisplayState.id, url: url))
    }

    /// The customer has bet so much with the bonus.
    public func wager(_ amount: Money) { update { $0.wager(amount) } }

    override public func keepTime(for state: BonusInfoCardDisplayState, after old: BonusInfoCardDisplayState?) {
        countdown.keep(state.secondsLeft, of: state.id, on: environment.scheduler) { [weak self] in
            self?.update { $0.secondPassed() }
        }
    }
}
