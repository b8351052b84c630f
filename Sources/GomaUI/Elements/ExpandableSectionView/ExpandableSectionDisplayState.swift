/// Texts under a title that opens and closes them.
public struct ExpandableSectionDisplayState: DisplayState {
    /// What the texts are about, ready to read.
    public var title: String
    /// Whether the texts show below the title.
    public var isExpanded: Bool
    /// The texts, from above, each on lines of its own.
    public var paragraphs: [String]

    public static let blank = Self(title: "")

    public init(title: String, isExpanded: Bool = false, paragraphs: [String] = []) {
        self.title = title
        self.isExpanded = isExpanded
        self.paragraphs = paragraphs
    }
}
