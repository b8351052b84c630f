/// A component for each element of a collection, which may come and go; where there are none, why not.
///
/// All components of a collection are there as long as it is short, so that arrows lead to the nearest of them. Of a long one
/// those are made that are in or near view.
final class PageListView: View {
    private let source: PageSource
    private let lie: PageListLie
    private let makePart: (String) -> View
    private let state: SourcePhaseView
    private let whole: PageStackView
    private var parts: [String: View] = [:]
    /// What shows the collection once it has been long.
    private(set) var lazy: LazyStackView?
    private var shown: [String] = []
    private var follower: AnyObject?
    private let scheduler: TimelineScheduler
    /// Whether the end is near of what has come, so that more is asked for once there is more.
    private var isNearEnd = false
    private var asking: AnyCancellable?
    private var showing: AnyCancellable?

    /// Elements up to which all are made.
    static let mostWhole = 64
    /// The shortest time between two looks at what a long collection has become: a frame.
    static let showingInterval = Duration.milliseconds(16)
    /// Elements before the end at which more is asked for.
    private static let nearEnd = 5

    /// - Parameters:
    ///   - lie: how the components lie.
    ///   - makePart: makes the component for an element.
    init(
        _ source: PageSource, lying lie: PageListLie = PageListLie(copiesOf: PartLie(layout: StandardPageLayout())),
        environment: ViewEnvironment, makePart: @escaping (String) -> View
    ) {
        self.source = source
        self.lie = lie
        self.makePart = makePart
        scheduler = environment.scheduler
        state = SourcePhaseView(environment) { [weak source] in source?.retry() }
        whole = PageStackView(columns: lie.columns, by: lie.layout)
        super.init()
        addSubview(whole)
        addSubview(state)
        follower = source.follow { [weak self] in self?.elementsChanged() }
        showElements()
    }

    // MARK: Elements

    /// A long collection shows what has come once all that comes at once has come.
    private func elementsChanged() {
        guard lazy != nil else { return showElements() }
        guard showing == nil else { return }
        showing = scheduler.after(Self.showingInterval) { [weak self] in
            self?.showing = nil
            self?.showElements()
        }
    }

    private func showElements() {
        let ids = source.elementIDs ?? []
        if ids != shown {
            if lazy == nil, ids.count > Self.mostWhole { becomeLazy() }
            shown = ids
            if let lazy {
                lazy.ids = ids
                // What is last now may have been made when it was not.
                isNearEnd = ids.suffix(Self.nearEnd).contains { lazy.view(for: $0) != nil }
            } else {
                showWhole(ids)
            }
        }
        state.show(source.phase, otherwise: ids.isEmpty ? source.emptyWords : "")
        state.isHidden = state.isBlank
        setNeedsLayout()
        askForMore()
    }

    /// Shows all elements; one that comes again is not shown again, as in a long collection.
    private func showWhole(_ ids: [String]) {
        var known: Set<String> = []
        let ids = ids.filter { known.insert($0).inserted }
        parts = parts.filter { known.contains($0.key) }
        for id in ids where parts[id] == nil { parts[id] = makePart(id) }
        whole.setBlocks(ids.compactMap { parts[$0] })
        isNearEnd = true
    }

    /// Makes no more than is in view from now on. What has been made is handed over as it stands, so that the place on the
    /// screen and the focus stay whatever comes.
    private func becomeLazy() {
        let focused = focusedControl
        whole.setBlocks([])
        whole.isHidden = true
        let stack = LazyStackView(shown) { [weak self] id in self?.part(id) ?? View() }
        stack.columnsInRoom = { [lie] room in
            let columns = lie.columns(room)
            return StackColumns(
                columns.count, width: columns.width, gap: columns.gap, alignsLines: false,
                spacing: lie.gap(columns.width))
        }
        insertSubview(stack, at: 0)
        stack.adopt(parts)
        parts = [:]
        lazy = stack
        if let focused { focus(on: focused, in: stack) }
        layoutIfNeeded()
    }

    /// The element that has the focus, and which of its controls.
    private var focusedControl: (id: String, stop: Int)? {
        guard let focused = window?.focusedView, let part = parts.first(where: { focused.isDescendant(of: $0.value) })
        else { return nil }
        return (part.key, part.value.focusableViews.firstIndex { $0 === focused } ?? 0)
    }

    /// A component that has been taken up anew may have other controls than before.
    private func focus(on place: (id: String, stop: Int), in stack: LazyStackView) {
        guard let part = stack.view(for: place.id), window?.focusedView?.isDescendant(of: part) != true else { return }
        let controls = part.focusableViews
        if controls.indices.contains(place.stop) { window?.focus(controls[place.stop]) }
    }

    private func part(_ id: String) -> View {
        if shown.suffix(Self.nearEnd).contains(id) {
            isNearEnd = true
            askForMore()
        }
        return makePart(id)
    }

    /// Asks once what is being laid out is laid out.
    private func askForMore() {
        guard isNearEnd, source.hasMore, source.phase == .ready, asking == nil else { return }
        asking = scheduler.after(.zero) { [weak self] in
            self?.asking = nil
            self?.source.loadMore()
        }
    }

    // MARK: Layout

    private var list: View { lazy ?? whole }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = list.measure(proposal)
        guard !state.isHidden else { return size }
        return Size(width: proposal.width, height: size.height + state.measure(proposal).height)
    }

    override func layoutSubviews() {
        let height = list.measure(Size(width: bounds.width, height: View.unbounded)).height
        list.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
        state.frame = Rect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }
}

extension PageListView: PageEdges {
    /// Below the parts what a source says of itself may stand, which has no traits.
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        shown.isEmpty || edge == .lower && !state.isHidden ? [] : lie.edge(edge)
    }
}
