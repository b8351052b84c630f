/// A heading and its paragraph.
public struct TextSectionDisplayState: DisplayState {
    /// The heading.
    public var title: String
    /// The paragraph below it.
    public var text: String
    /// What colour the heading has.
    public var titleColor: ColorRole
    /// What colour the paragraph has.
    public var textColor: ColorRole
    /// How strong the heading is.
    public var titleEmphasis: TextSectionEmphasis
    /// How strong the paragraph is.
    public var textEmphasis: TextSectionEmphasis
    /// Blank rows between the two; at most 3.
    @Limited<RowCount> public var spacing: Int

    public static let blank = Self(title: "", text: "")

    public init(
        title: String, text: String, titleColor: ColorRole = .textPrimary, textColor: ColorRole = .textPrimary,
        titleEmphasis: TextSectionEmphasis = .strong, textEmphasis: TextSectionEmphasis = .regular, spacing: Int = 0
    ) {
        self.title = title
        self.text = text
        self.titleColor = titleColor
        self.textColor = textColor
        self.titleEmphasis = titleEmphasis
        self.textEmphasis = textEmphasis
        self.spacing = spacing
    }
}
