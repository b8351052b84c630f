import GomaPages

/// A list of a page that follows from something else, and is worked out whenever it is asked for.
final class ListedSource<Item: Encodable>: PageSource {
    private let read: () -> [Listed<Item>]
    private let following: (@escaping () -> Void) -> AnyObject

    static var shape: PageShape { .collection(of: .value(Listed<Item>.self)) }

    /// - Parameters:
    ///   - follow: calls what it is given after the list may have changed, for as long as its result is kept.
    ///   - read: the list now.
    init(following follow: @escaping (@escaping () -> Void) -> AnyObject, read: @escaping () -> [Listed<Item>]) {
        self.read = read
        following = follow
        super.init(Self.shape)
    }

    override var elementIDs: [String]? { read().map(\.id) }

    override func member(_ name: String) -> PageSource? {
        guard read().contains(where: { $0.id == name }) else { return nil }
        return DerivedSource(following: following) { [read] in read().first { $0.id == name } }
    }

    override func follow(_ body: @escaping () -> Void) -> AnyObject { following(body) }
}
