/// The sign-up is to be opened.
public struct OpenRegistration: ComponentRequest {
    public static let name = "account:open-registration"

    public init() {}

    public var words: String { "open the registration" }
}
