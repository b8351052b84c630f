/// A match was made a favourite, or none any more.
public struct MarkFavourite: ComponentRequest {
    public static let name = "betting:mark-favourite"
    public static let isNotice = true
    /// Which match.
    public let match: String
    /// Whether it is one now.
    public let isFavourite: Bool

    public init(match: String, isFavourite: Bool) {
        self.match = match
        self.isFavourite = isFavourite
    }

    public var words: String { "\(isFavourite ? "keep" : "forget") the match \(match) as a favourite" }
}
