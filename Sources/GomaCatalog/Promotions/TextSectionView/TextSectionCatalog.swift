extension TextSectionDisplayState {
    /// The gallery's "Responsible gaming".
    public static let responsibleGaming = Self(
        title: "One bet too many?",
        text: """
            Betting should be fun. Set yourself a limit before you begin, and keep to it. Never bet money that you need \
            for something else. If it is no longer a game, we are there for you day and night.
            """)
    /// The gallery's "Short".
    public static let quickTip = Self(title: "Quick Tip", text: "Bet responsibly.", spacing: 1)
    /// The gallery's "Colours". They are roles of the theme.
    public static let colors = Self(
        title: "Special Offer", text: "Get 100% bonus on your first deposit up to $200!", titleColor: .alertSuccess,
        textColor: .textSecondary)
    /// The gallery's "Wide gap".
    public static let wideGap = Self(
        title: "Terms & Conditions", text: "By using our services, you agree to our terms and conditions.",
        spacing: 2)
    /// The gallery's "Weights". The heading as strong as text, the paragraph fainter.
    public static let weights = Self(
        title: "Small print", text: "18+. Offers are open to new customers only, once for each household.",
        titleEmphasis: .regular, textEmphasis: .faint)
}

/// The section's page in the gallery.
public enum TextSectionCatalog: CatalogEntry {
    public typealias ComponentType = TextSectionView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "A heading and a paragraph, in weights and colours of their own."
    public static let tags = ["promotion", "page", "heading", "paragraph", "text"]
    public static let variants: [Variant<TextSectionDisplayState>] = [
        Variant("Responsible gaming", .responsibleGaming),
        Variant("Short", .quickTip),
        Variant("Colours", .colors, summary: "They are roles of the theme"),
        Variant("Wide gap", .wideGap),
        Variant("Weights", .weights, summary: "The heading as strong as text, the paragraph fainter"),
    ]
}
