/// Collections one after the other: `{kind: all, of: [top, rest]}`. What one of them lacks does not keep the others from being
/// shown.
final class JoinedSource: PageSource {
    private let parts: [(name: String, source: PageSource)]
    private var followers: [AnyObject] = []
    /// The identities of all, and of which lists they are made.
    private var joined: (of: [[String]], ids: [String]) = ([], [])
    /// How often identities were put together.
    private(set) var joinCount = 0

    init(_ parts: [(name: String, source: PageSource)]) {
        self.parts = parts
        super.init(.data)
        followers = parts.map { part in part.source.follow { [weak self] in self?.partChanged() } }
        partChanged()
    }

    private func partChanged() {
        let phases = parts.map(\.source.phase)
        let hasSome = parts.contains { $0.source.elementIDs?.isEmpty == false }
        let failure = phases.first { if case .failed = $0 { true } else { false } }
        phase = phases.contains(.loading) ? (hasSome ? .ready : .loading) : failure ?? .ready
        changes.tell(())
    }

    /// Two parts may have elements of one identity.
    override var elementIDs: [String]? {
        let lists = parts.map { $0.source.elementIDs ?? [] }
        if joined.of != lists {
            joinCount += 1
            joined = (lists, zip(parts, lists).flatMap { part, ids in ids.map { "\(part.name)/\($0)" } })
        }
        return joined.ids
    }

    override func member(_ name: String) -> PageSource? {
        guard let slash = name.firstIndex(of: "/") else { return nil }
        return parts.first { $0.name == name[..<slash] }?.source.member(String(name[name.index(after: slash)...]))
    }

    override var hasMore: Bool { parts.contains { $0.source.hasMore } }
    override func loadMore() { parts.first { $0.source.hasMore }?.source.loadMore() }
    override func retry() { parts.forEach { $0.source.retry() } }
    override var emptyWords: String { parts.lazy.map(\.source.emptyWords).first { !$0.isEmpty } ?? "" }
}
