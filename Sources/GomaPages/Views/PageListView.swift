import GomaKit
import TerminalKit

/// A component for each element of a collection, which may come and go; where there are none, why not.
final class PageListView: View {
    private let source: PageSource
    private let makePart: (String) -> View
    private let stack: PageStackView
    private let state: SourcePhaseView
    private var parts: [String: View] = [:]
    private var shown: [String] = []
    private var follower: AnyObject?

    /// - Parameters:
    ///   - flow: the columns that the components stand in.
    ///   - make: makes the component for an element.
    init(
        _ source: PageSource, flow: PageFlow = PageFlow(), environment: ViewEnvironment,
        make: @escaping (String) -> View
    ) {
        stack = PageStackView(flow: flow)
        self.source = source
        makePart = make
        state = SourcePhaseView(environment) { [weak source] in source?.retry() }
        super.init()
        addSubview(stack)
        addSubview(state)
        follower = source.follow { [weak self] in self?.showElements() }
        showElements()
    }

    private func showElements() {
        let ids = source.elementIDs ?? []
        if ids != shown || parts.isEmpty {
            let known = Set(ids)
            parts = parts.filter { known.contains($0.key) }
            for id in ids where parts[id] == nil { parts[id] = makePart(id) }
            stack.setBlocks(ids.compactMap { parts[$0] })
            shown = ids
        }
        state.show(
            ids.isEmpty || source.phase != .loading ? source.phase : .ready,
            otherwise: ids.isEmpty ? source.emptyWords : "")
        state.isHidden = state.isBlank
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = stack.measure(proposal)
        guard !state.isHidden else { return size }
        return Size(width: proposal.width, height: size.height + state.measure(proposal).height)
    }

    override func layoutSubviews() {
        let height = stack.measure(Size(width: bounds.width, height: View.unbounded)).height
        stack.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
        state.frame = Rect(x: 0, y: height, width: bounds.width, height: max(0, bounds.height - height))
    }
}
