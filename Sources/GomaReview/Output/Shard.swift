/// One of several parts of a work; all parts together are the whole, and no two do the same.
package struct Shard: Hashable, Sendable {
    /// From one to ``count``.
    let number: Int
    let count: Int

    /// Everything.
    package static let whole = Shard(checkedNumber: 1, count: 1)

    private init(checkedNumber: Int, count: Int) {
        number = checkedNumber
        self.count = count
    }

    /// Reads `2/4`; `nil` for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), number >= 1, number <= count
        else { return nil }
        self.init(checkedNumber: number, count: count)
    }

    /// Whether the thing at a place in the list belongs to this part; neighbours go to different parts.
    package func contains(_ index: Int) -> Bool { index % count == number - 1 }

    /// The things of a list that belong to this part.
    package func part<List: Sequence>(of list: List) -> [List.Element] {
        list.enumerated().filter { contains($0.offset) }.map(\.element)
    }

    /// All parts of a whole, in their order.
    package static func all(_ count: Int) -> [Shard] { (1...count).map { Shard(checkedNumber: $0, count: count) } }
}
