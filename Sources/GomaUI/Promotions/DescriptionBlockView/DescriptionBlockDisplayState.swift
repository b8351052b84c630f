/// A paragraph of a promotion's page.
public struct DescriptionBlockDisplayState: DisplayState {
    /// The paragraph; line breaks begin new lines.
    public var text: String

    public static let blank = Self(text: "")

    public init(text: String) { self.text = text }
}
