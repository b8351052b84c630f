/// The next page of a list is wanted; the answer is how many came.
public struct LoadMore: ComponentRequest {
    public typealias Reply = Int

    public static let name = "app:load-more"
    /// Of which list, as its state says.
    public let list: String

    public init(list: String) { self.list = list }

    public var words: String { "load more of \(list)" }
}
