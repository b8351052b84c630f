/// A text in a state that the customer types, no longer than its field lets it become.
///
/// What is longer is cut where a program sets it, and refused where data is read. The schema of the state names the limit.
@propertyWrapper
public struct TypedText<Length: TextLength>: Codable, Hashable, Sendable, LimitedText, FieldWrapper {
    private var text: String

    /// The text, as far as it may go.
    public var wrappedValue: String {
        get { text }
        set { text = newValue.fitting(clusters: Length.most) }
    }

    public init(wrappedValue: String) { text = wrappedValue.fitting(clusters: Length.most) }

    /// - Throws: `DecodingError` where there is no text, or one that is longer than it may be.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let read = try container.decode(String.self)
        self.init(wrappedValue: read)
        guard text.utf8.count == read.utf8.count else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "wants text of at most \(Length.most) characters")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    package static var most: Int { Length.most }
    package var content: Any { text }
}
