extension TextSectionDisplayState {
    static let responsibleGaming = Self(
        title: "One bet too many?",
        text: """
            Betting should be fun. Set yourself a limit before you begin, and keep to it. Never bet money that you need \
            for something else. If it is no longer a game, we are there for you day and night.
            """)
    static let colors = Self(
        title: "Special offer", text: "Get 100% bonus on your first deposit up to $200!", titleColor: .alertSuccess,
        textColor: .textSecondary)
    static let wideGap = Self(
        title: "Terms & conditions", text: "By using our services, you agree to our terms and conditions.",
        spacing: 2)
    static let weights = Self(
        title: "Small print", text: "18+. Offers are open to new customers only, once for each household.",
        titleEmphasis: .regular, textEmphasis: .faint)
}

enum TextSectionCatalog: BlockCatalogEntry {
    typealias ComponentType = TextSectionView

    static let summary = "A heading and a paragraph, in weights and colours of their own."
    static let tags = ["promotion", "page", "heading", "paragraph", "text"]
    static let variants: [Variant<TextSectionDisplayState>] = [
        Variant("Responsible gaming", .responsibleGaming),
        Variant("Short", .init(title: "Quick tip", text: "Bet responsibly.", spacing: 1)),
        Variant("Colours", .colors, summary: "They are roles of the theme"),
        Variant("Wide gap", .wideGap),
        Variant("Weights", .weights, summary: "The heading as strong as text, the paragraph fainter"),
    ]
}
