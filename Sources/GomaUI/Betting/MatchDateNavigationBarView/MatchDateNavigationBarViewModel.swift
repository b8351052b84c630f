import TerminalKit

/// The model of a match date navigation bar: the match goes on as the feed tells it, and ends.
public final class MatchDateNavigationBarViewModel: ViewModel<MatchDateNavigationBarDisplayState>,
    MatchDateNavigationBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("goBack()", goBack)]

    /// Time from one step of the feed to the next.
    public static let stepTime = Duration.seconds(3)
    /// Minutes of the second half that the feed tells.
    private static let secondHalf = Array(stride(from: 46, to: 90, by: 5)) + [90]

    private var feed: AnyCancellable?
    private var step = 0

    public var periodViewModel: (any CapsuleViewModelProtocol)? {
        part(named: "period", read: { [environment] in $0.period?.capsule(in: environment) }, CapsuleViewModel.init)
    }

    public func goBack() {
        record()
        guard !currentDisplayState.isBackHidden else { return }
        ask(to: GoBack())
    }

    /// Tells how far the match has come.
    public func goLive(_ part: MatchPart, minute: Int? = nil) {
        update { $0.period = MatchPeriod(part, minute: minute) }
    }

    /// Lets the match go on from now, until its end.
    public func followMatch() {
        step = 0
        feed = environment.scheduler.every(Self.stepTime) { [weak self] in self?.advance() }
    }

    /// From the first half to half time, through the second half, to the end.
    private func advance() {
        defer { step += 1 }
        guard step > 0 else { return goLive(.halfTime) }
        guard step <= Self.secondHalf.count else { return end() }
        goLive(.secondHalf, minute: Self.secondHalf[step - 1])
    }

    private func end() {
        feed = nil
        goLive(.ended)
    }
}
