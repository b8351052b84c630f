/// Statistics under a bar of tabs, a page for each: charts that slide in from the side that they lie on.
public final class StatisticsWidgetView: ComponentView<
    any StatisticsWidgetViewModelProtocol, StatisticsWidgetDisplayState
>, StandardComponent
{
    public typealias Model = StatisticsWidgetViewModel

    private lazy var tabBar = MarketGroupSelectorTabView(environment: environment)
    private lazy var page = StatisticsPageView(in: environment)
    private lazy var pager = SlidingPageView(page, in: environment)
    private lazy var pageRoom = pager.embedded(insetBy: Insets(horizontal: Spacing.sm))
    private lazy var dots = PageDotsView(in: environment).growing().narrowing(to: 7)
    private lazy var refreshLink = TextLink(actionTitle: environment.text(.keyRefreshStatistics), role: .textSecondary)
    private lazy var refreshSpinner = Spinner(in: environment)
    private lazy var refreshRoom = ReservedRoomView(
        columns: refreshColumns, for: StackView([refreshSpinner, refreshLink]))
    private lazy var balance = ReservedRoomView(columns: refreshColumns).droppable()
    private lazy var footer = StackView([balance, dots, refreshRoom])
    /// The link has a blank column of its own at either side, and ends where the pages do.
    private lazy var footerRoom = footer.embedded(insetBy: Insets(horizontal: Spacing.xs))
    private lazy var tabGap = BlankRow()
    private lazy var footerGap = BlankRow()
    private lazy var column = StackView(inCard: [tabBar, tabGap, pageRoom, footerGap, footerRoom])

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func setupWithTheme() {
        background = .level(.card)
        dots.onChoose = { [weak self] in self?.viewModel?.showTab($0) }
        page.notice.tryAgain.onActivate = { [weak self] in self?.viewModel?.tryAgain() }
        refreshLink.onActivate = { [weak self] in self?.viewModel?.refresh() }
    }

    override public func render(_ state: StatisticsWidgetDisplayState) {
        let tab = state.shownTab
        let wasAtTryAgain = page.notice.tryAgain.isFocused
        tabBar.bind(to: viewModel?.tabBarViewModel)
        for part in [tabBar, tabGap, footerGap, footerRoom] { part.isHidden = state.tabs.isEmpty }
        let isSamePage = pager.shownPage == state.shownTabIndex
        viewModel == nil ? page.renderBlank() : page.render(tab, awaitsTry: wasAtTryAgain && isSamePage)
        renderDots(state)
        renderRefresh(tab)
        pager.show(page: state.shownTabIndex)
        if wasAtTryAgain, page.notice.tryAgain.isHidden { handFocusOn() }
    }

    /// Where another try has brought the page, there is nothing to press any more; the tab of the page has the focus then.
    private func handFocusOn() {
        guard let tab = tabBar.focusableViews.first(where: { ($0 as? Control)?.isSelected == true }) else { return }
        window?.focus(tab)
    }

    /// A single page has no dots; their row stays, so that what stands beside them does.
    private func renderDots(_ state: StatisticsWidgetDisplayState) {
        let (page, count) = (state.shownTabIndex ?? 0, state.tabs.count)
        dots.render(page: page, of: count > 1 ? count : 0)
        dots.accessibilityLabel =
            count > 1 ? environment.text(.pageOf, ["page": "\(page + 1)", "count": "\(count)"]) : ""
    }

    private func renderRefresh(_ tab: StatisticsTab?) {
        let isRefreshing = tab?.phase == .refreshing
        let canRefresh = tab?.phase == .loaded || tab?.refreshFailure != nil
        for part in [refreshRoom, balance] { part.isHidden = !canRefresh && !isRefreshing }
        refreshSpinner.turn(while: isRefreshing)
        refreshLink.render(
            environment.text(isRefreshing ? .refreshingStatistics : .refresh), leadsOn: true,
            isEnabled: !isRefreshing)
    }

    /// Room for the longer of the words, between blank columns and behind the spinner.
    private var refreshColumns: Int {
        let words = [LocalizationKey.refresh, .refreshingStatistics].map {
            DisplayText(environment.text($0)).width
        }
        return 1 + (words.max() ?? 0) + 2 * Spacing.xs
    }

    override public func resetInteraction() { pager.reset() }

    /// The widget itself is no place to stop at; its parts are.
    override public var holdsFocus: Bool { false }

    /// Paging, wherever inside the focus is.
    override public var keyBindings: [KeyBinding] {
        guard let page = pager.shownPage, let count = viewModel?.currentDisplayState.tabs.count else { return [] }
        return KeyBinding.paging(
            from: page, of: count, before: environment.text(.keyPageBefore), after: environment.text(.keyPageAfter)
        ) { [self] in viewModel?.showTab($0) }
    }
}
