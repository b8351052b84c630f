/// The first of several sources that has not failed: `{kind: first, of: [live, saved]}`. As long as it loads, what the next has
/// is shown.
final class RecoveringSource: PageSource {
    private let parts: [PageSource]
    private var followers: [AnyObject] = []

    init(_ parts: [PageSource]) {
        self.parts = parts
        super.init(.data)
        followers = parts.map { part in part.follow { [weak self] in self?.partChanged() } }
        partChanged()
    }

    /// What is shown now.
    private var current: PageSource? {
        parts.first { $0.phase == .ready } ?? parts.first { $0.phase == .loading } ?? parts.last
    }

    private func partChanged() {
        phase = current?.phase ?? .ready
        changes.tell(())
    }

    override var value: Any? { current?.value }
    override var elementIDs: [String]? { current?.elementIDs }
    override func member(_ name: String) -> PageSource? { current?.member(name) }
    override var hasMore: Bool { current?.hasMore ?? false }
    override func loadMore() { current?.loadMore() }
    override func retry() { parts.forEach { $0.retry() } }
    override var emptyWords: String { current?.emptyWords ?? "" }
}
