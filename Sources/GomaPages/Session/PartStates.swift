/// The states of a page's parts that have an id.
@MainActor
final class PartStates {
    private var sources: [String: PartStateSource]
    private let arriving: ArrivingParts?

    /// - Parameter arriving: parts that come later, which may have an id too.
    init(_ ids: [String], arriving: ArrivingParts? = nil) {
        self.arriving = arriving
        sources = Dictionary(ids.map { ($0, PartStateSource()) }) { first, _ in first }
    }

    /// The state of a part; `nil` where none has that id.
    func source(of id: String) -> PartStateSource? {
        if sources[id] == nil, arriving?.names.contains(id) == true { sources[id] = PartStateSource() }
        return sources[id]
    }
}
