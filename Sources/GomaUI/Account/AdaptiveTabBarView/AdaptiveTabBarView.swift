/// A bar at the bottom that shows one set of tabs and moves to another when a tab leads there.
public final class AdaptiveTabBarView: ComponentView<
    any AdaptiveTabBarViewModelProtocol, AdaptiveTabBarDisplayState
>, StandardComponent
{
    public typealias Model = AdaptiveTabBarViewModel

    private lazy var switching = StepAnimator(in: environment)
    private lazy var itemViews = RepeatedViews(in: self) { [environment] in
        TabItemView(actionTitle: environment.text(.keyGoThere))
    }
    private var state = AdaptiveTabBarDisplayState.blank

    /// Pictures of one switch.
    private static let steps = 18

    override public var fillsWidth: Bool { true }

    override public func setupWithTheme() {
        showsFocusMark = false
        switching.onStep = { [weak self] in self?.setNeedsDisplay() }
        switching.onEnd = { [weak self] in self?.switchEnded() }
    }

    override public func render(_ state: AdaptiveTabBarDisplayState) {
        let old = self.state
        self.state = state
        background = groundColor
        renderItems(state.shownSet, after: old.shownSet)
        if old.setSwitch != state.setSwitch { renderSwitch(from: old) }
        renderChanges(from: old)
    }

    override public func resetInteraction() {
        switching.stop()
        // Another model can be on the same way, of which nothing has been seen.
        state.setSwitch = nil
    }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let width = proposal.width < View.unbounded ? proposal.width : 80
        return Size(width: width, height: TabArrangement(state.tabSets, width: width).height)
    }

    /// A tab's place has the rows above the rule; while its set moves, it is where the set will be.
    override public func layoutSubviews() {
        let arrangement = TabArrangement(state.tabSets, width: bounds.width)
        let views = itemViews.views
        for (view, columns) in zip(views, arrangement.columns(of: views.count)) {
            let height = min(arrangement.height - 1, bounds.height)
            view.frame = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: height)
        }
    }

    override public func draw(in painter: Painter) {
        let arrangement = TabArrangement(state.tabSets, width: bounds.width)
        func draw(_ set: TabSetDisplayState?, _ part: TabSwitchFrame.Part) {
            let place = Rect(
                origin: Point(x: part.origin.x - part.window.minX, y: part.origin.y - part.window.minY),
                size: bounds.size)
            TabSetPicture(
                set: set ?? TabSetDisplayState(id: "", items: []), arrangement: arrangement, ground: state.ground
            ).draw(in: painter.moved(to: part.window).moved(to: place))
        }
        guard switching.isRunning, let setSwitch = state.setSwitch else {
            return draw(state.shownSet, TabSwitchFrame.Part(window: bounds))
        }
        let frame = TabSwitchFrame(
            state.animation, setSwitch.direction, progress: switching.progress, size: bounds.size)
        draw(state.tabSet(setSwitch.from), frame.leaving)
        draw(state.shownSet, frame.coming)
    }

    /// The focus goes along to the tab that was gone to, and stays where the customer has moved it since.
    private func renderItems(_ set: TabSetDisplayState?, after old: TabSetDisplayState?) {
        let items = set?.items ?? []
        let hadFocus = itemViews.views.contains(where: \.isFocused)
        itemViews.show(items, by: \.id) { view, item in
            view.onActivate = { [weak self] in self?.viewModel?.selectTab(id: item.id, inSet: set?.id ?? "") }
            view.isEnabled = viewModel != nil
            view.render(item)
        }
        let active = items.firstIndex(where: \.isActive)
        let wasActive = old?.items.first(where: \.isActive)?.id
        let isElsewhere = set?.id != old?.id || active.map { items[$0].id } != wasActive
        let isLost = !itemViews.views.contains(where: \.isFocused)
        if hadFocus, isElsewhere || isLost, let active { window?.focus(itemViews.views[active]) }
    }

    /// Draws again what is different: all, or the tabs that were left and gone to. Tabs that move are not in their places.
    private func renderChanges(from old: AdaptiveTabBarDisplayState) {
        guard old.withoutSelection == state.withoutSelection else { return setNeedsLayout() }
        guard !switching.isRunning else { return setNeedsDisplay() }
        let (before, now) = (old.shownSet?.items ?? [], state.shownSet?.items ?? [])
        for (view, items) in zip(itemViews.views, zip(before, now)) where items.0 != items.1 {
            setNeedsDisplay(in: Rect(x: view.frame.minX, y: 0, width: view.frame.width, height: bounds.height))
        }
    }

    /// A switch back before the first one is through turns round where it is.
    private func renderSwitch(from old: AdaptiveTabBarDisplayState) {
        setNeedsDisplay()
        guard state.setSwitch != nil, state.animation != .none else { return switching.stop() }
        let isReturn = switching.isRunning && old.setSwitch?.from == state.shownSet?.id
        let duration = state.animation.duration
        switching.start(over: duration, steps: Self.steps, from: isReturn ? 1 - switching.progress : 0)
    }

    private func switchEnded() {
        setNeedsDisplay()
        viewModel?.finishSwitch()
    }

    private var groundColor: ColorReference? {
        switch state.ground {
        case .solid: .role(.backgroundPrimary)
        case .blur: .blend(.backgroundPrimary, share: 0.5, on: .backgroundTertiary)
        case .transparent: nil
        }
    }
}
