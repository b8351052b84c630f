/// The outcome of something that the customer did.
public struct StatusInfoDisplayState: DisplayState {
    /// Tells the message from others.
    public var id: String
    /// How it has ended.
    public var kind: StatusInfoKind
    /// What has happened, in a few words.
    public var title: String
    /// What that means, and what can be done next.
    public var message: String

    public static let blank = Self(id: "", kind: .info, title: "", message: "")

    public init(id: String, kind: StatusInfoKind, title: String, message: String) {
        self.id = id
        self.kind = kind
        self.title = title
        self.message = message
    }
}
