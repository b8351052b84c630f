/// A list of a page that follows from something else, and is worked out once until that has changed.
final class ListedSource<Item: Encodable & Identifiable>: PageSource where Item.ID == String {
    private let list: FollowedValue<Contents>
    private let empty: () -> String

    /// The list, and where in it each stands; of two of one identity the first.
    private struct Contents {
        let items: [Item]
        let places: [String: Int]

        init(_ items: [Item]) {
            self.items = items
            places = Dictionary(zip(items.map(\.id), 0...)) { first, _ in first }
        }

        subscript(id: String) -> Item? { places[id].map { items[$0] } }
    }

    static var shape: PageShape { .collection(of: .value(Item.self)) }

    /// - Parameters:
    ///   - follow: calls what it is given after the list may have changed, for as long as its result is kept.
    ///   - empty: what is said where there is nothing in it.
    ///   - read: the list now.
    init(
        following follow: @escaping (@escaping () -> Void) -> AnyObject, empty: @escaping () -> String = { "" },
        read: @escaping () -> [Item]
    ) {
        self.empty = empty
        list = FollowedValue(following: follow) { Contents(read()) }
        super.init(Self.shape)
    }

    override var elementIDs: [String]? { list.value.items.map(\.id) }

    override func member(_ name: String) -> PageSource? {
        guard list.value[name] != nil else { return nil }
        return DerivedSource(following: list.follow) { [list] in list.value[name] }
    }

    override var emptyWords: String { empty() }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { list.follow(body) }
}
