/// The customer wants to log out.
public struct LogOut: ComponentRequest {
    public static let name = "account:log-out"

    public init() {}

    public var words: String { "log out" }
}
