/// The login is to be opened.
public struct OpenLogin: ComponentRequest {
    public static let name = "account:open-login"

    public init() {}

    public var words: String { "open the login" }
}
