/// The next page of a list is wanted; the answer is how many came.
public struct LoadMore: ComponentRequest {
    public typealias Reply = Int

    public static let name = "app:load-more"

    public init() {}

    public var words: String { "load more" }
}
