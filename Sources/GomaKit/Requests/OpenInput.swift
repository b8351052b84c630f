/// An input of the app's own is wanted in place of the keyboard.
public struct OpenInput: ComponentRequest {
    public static let name = "app:open-input"
    /// For which field, as its state says.
    public let field: String

    public init(field: String) { self.field = field }

    public var words: String { "open the app's own input for \(field)" }
}
