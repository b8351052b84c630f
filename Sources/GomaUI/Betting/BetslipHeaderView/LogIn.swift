/// The customer logs in; the answer is what the account holds.
public struct LogIn: ComponentRequest {
    public typealias Reply = Money

    public static let name = "account:log-in"

    public init() {}

    public var words: String { "log in" }
}
