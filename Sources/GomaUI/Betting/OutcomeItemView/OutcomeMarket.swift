/// The market of an outcome, and the match that it belongs to, by their identities.
public struct OutcomeMarket: Hashable, Sendable {
    /// Which match; `nil` where nobody has told.
    public let match: String?
    /// Which market of the match; `nil` where nobody has told.
    public let id: String?

    /// An empty ID tells nothing.
    public init(match: String?, id: String? = nil) {
        self.match = match?.isEmpty == true ? nil : match
        self.id = id?.isEmpty == true ? nil : id
    }
}
