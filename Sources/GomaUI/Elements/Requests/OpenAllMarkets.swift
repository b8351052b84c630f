/// All markets of a match are to be opened.
public struct OpenAllMarkets: ComponentRequest {
    public static let name = "betting:open-all-markets"
    /// Of which match; `nil` for the one on show.
    public let match: String?

    /// - Parameter match: of which match; an empty ID tells nothing.
    public init(match: String? = nil) { self.match = match?.isEmpty == true ? nil : match }

    public var words: String { "open all markets\(match.map { " of \($0)" } ?? "")" }
}
