/// The markets of a group are wanted.
public struct LoadMarkets: ComponentRequest {
    public static let name = "betting:load-markets"
    /// Of which group, as its state says.
    public let group: String
    /// Of which match; `nil` where nobody has told.
    public let match: String?

    /// - Parameter match: of which match; an empty ID tells nothing.
    public init(group: String, match: String? = nil) {
        self.group = group
        self.match = match?.isEmpty == true ? nil : match
    }

    public var words: String { "load the markets of \(group)\(match.map { " of the match \($0)" } ?? "")" }
}
