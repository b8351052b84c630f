/// The model of a statistics widget: asks for what a page shows when the page comes into view, and keeps what has
/// come.
public final class StatisticsWidgetViewModel: ViewModel<StatisticsWidgetDisplayState>,
    StatisticsWidgetViewModelProtocol, ActingModel
{
    public static let actions = [
        Action("showTab(_:)", showTab),
        Action("tryAgain()", tryAgain),
        Action("refresh()", refresh),
    ]

    /// How long a page is in view before it is asked for, so that nobody asks for pages that are only passed.
    public static let askingDelay = Duration.milliseconds(100)

    /// The page whose time in view is counted; another widget, or another page at its place, has its own.
    private var asking: (page: (widget: String, id: String, index: Int), timer: AnyCancellable)?

    public var tabBarViewModel: any MarketGroupSelectorTabViewModelProtocol {
        part(
            named: "tabBar", read: \.tabBar,
            write: { state, bar in
                if let index = bar.groups.firstIndex(where: \.isSelected) { state.showTab(index) }
            }, MarketGroupSelectorTabViewModel.init)
    }

    public func showTab(_ index: Int) { act(index) { $0.showTab(index) } }

    public func tryAgain() {
        act { state in
            if let index = state.shownTabIndex { state.load(index) }
        }
    }

    public func refresh() {
        act { state in
            if let index = state.shownTabIndex { state.refresh(index) }
        }
    }

    override public func keepTime(
        for state: StatisticsWidgetDisplayState, after old: StatisticsWidgetDisplayState?
    ) {
        awaitAsking(for: state)
        let awaited = state.tabs.filter(\.phase.isAwaited).map(\.id)
        ask(aboutEach: awaited, of: state.id, to: { LoadStatistics(widget: state.id, page: $0) }) { [weak self] in
            self?.receive($1, ofPage: $0)
        }
    }

    /// Asks for the page in view after a moment, where nobody has asked for it yet.
    private func awaitAsking(for state: StatisticsWidgetDisplayState) {
        guard let index = state.shownTabIndex, state.tabs[index].phase == .notLoaded else { return asking = nil }
        let page = (widget: state.id, id: state.tabs[index].id, index: index)
        if let asking, asking.page == page { return }
        let timer = environment.scheduler.after(Self.askingDelay) { [weak self] in self?.update { $0.load(index) } }
        asking = (page, timer)
    }

    private func receive(_ answer: RequestAnswer<StatisticsContent>, ofPage id: String) {
        update { state in
            for index in state.tabs.indices where state.tabs[index].id == id {
                if case .done(let content) = answer { state.receive(content, at: index) }
                if let failure = answer.failure { state.refuse(failure, at: index) }
            }
        }
    }
}
