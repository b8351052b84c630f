/// The model of a match date navigation bar: the match goes on as it is told, and ends.
public final class MatchDateNavigationBarViewModel: ViewModel<MatchDateNavigationBarDisplayState>,
    MatchDateNavigationBarViewModelProtocol, ActingModel
{
    public static let actions = [Action("goBack()", goBack)]

    public var periodViewModel: (any CapsuleViewModelProtocol)? {
        part(named: "period", read: { $0.period?.capsule }, CapsuleViewModel.init)
    }

    public func goBack() {
        record()
        guard !currentDisplayState.isBackHidden else { return }
        ask(to: GoBack())
    }
}
