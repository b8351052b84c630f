/// The customer logs in; the answer is what the account holds.
public struct LogIn: ComponentRequest {
    public typealias Reply = Money

    public static let name = "account:log-in"
    /// From which slip; `nil` where nobody has told.
    public let slip: String?

    public init(slip: String? = nil) { self.slip = slip }

    public var words: String { "log in" }
}
