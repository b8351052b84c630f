/// The states of a page's parts that have an id.
@MainActor
final class PartStates {
    private let sources: [String: PartStateSource]

    init(_ ids: [String]) {
        sources = Dictionary(ids.map { ($0, PartStateSource()) }) { first, _ in first }
    }

    /// The state of a part; `nil` where none has that id.
    func source(of id: String) -> PartStateSource? { sources[id] }
}
