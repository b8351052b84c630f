/// The text of a field is whole. The text itself is the field's, as it may be secret.
public struct SubmitText: ComponentRequest {
    public static let name = "app:submit-text"
    /// Which field, as its state says.
    public let field: String

    public init(field: String) { self.field = field }

    public var words: String { "take the text of \(field)" }
}
