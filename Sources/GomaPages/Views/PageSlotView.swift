/// The place of a part that shows one value: the part once the value is there, and how far that has come before.
final class PageSlotView: View {
    private let source: PageSource
    private let makePart: () -> View
    private let waiting: SourcePhaseView
    private var part: View?
    private var follower: AnyObject?

    init(_ source: PageSource, environment: ViewEnvironment, make: @escaping () -> View) {
        self.source = source
        makePart = make
        waiting = SourcePhaseView(environment) { [weak source] in source?.retry() }
        super.init()
        addSubview(waiting)
        show()
        if part == nil { follower = source.follow { [weak self] in self?.show() } }
    }

    private func show() {
        if part == nil, source.value != nil {
            let part = makePart()
            addSubview(part)
            self.part = part
            follower = nil
        }
        waiting.show(part == nil ? source.phase : .ready)
        waiting.isHidden = part != nil || waiting.isBlank
    }

    private var shown: View { part ?? waiting }

    override func sizeThatFits(_ proposal: Size) -> Size { shown.isHidden ? .zero : shown.measure(proposal) }

    override func layoutSubviews() { shown.frame = bounds }
}

extension PageSlotView: PageEdges {
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] { shown.traits(at: edge, in: width) }
}
