extension ExpandableSectionDisplayState {
    static let information = Self(title: "Information", paragraphs: [informationText])
    static let details = Self(
        title: "Details", isExpanded: true,
        paragraphs: ["Stakes are taken from your balance when the bet is placed."])
    static let short = Self(title: "Info", isExpanded: true, paragraphs: [informationText])
    static let long = Self(
        title: "Additional information and details on how bets are settled", paragraphs: [informationText])
    static let terms = Self(
        title: "Terms & conditions", isExpanded: true,
        paragraphs: [
            "Bets are accepted until the match begins, unless the market says otherwise.",
            "A match that is not played within 48 hours is void, and all stakes come back.",
            "Results are taken from the organiser of the competition.",
        ])
    static let empty = Self(title: "Help & support", isExpanded: true)

    private static let informationText = "All odds may change until your bet is placed."
}

enum ExpandableSectionCatalog: CatalogEntry {
    typealias ComponentType = ExpandableSectionView

    static let category = Category.uiElements
    static let subcategory = "Containers"
    static let summary = "Information or terms under a title that opens and closes them."
    static let tags = ["section", "expand", "collapse", "information", "terms"]
    static let defaultWidth = 44
    static let variants: [Variant<ExpandableSectionDisplayState>] = [
        Variant("Collapsed", .information),
        Variant("Expanded", .details),
        Variant("Short title", .short),
        Variant("Long title", .long, summary: "Goes on in a second row"),
        Variant("Several paragraphs", .terms),
        Variant("Without content", .empty, summary: "There is nothing to open"),
    ]
    static let plays = [
        Play(
            "Open and close", state: "Collapsed",
            """
            press Tab
            frame "The title has the focus"
            press Enter
            expect call "ExpandableSection.toggleExpanded()"
            expect "All odds may change"
            frame "Open"
            press Space
            expect not "All odds may change"
            """),
        Play(
            "By arrows", state: "Collapsed",
            """
            press Tab Right
            expect "All odds may change"
            press Left
            expect not "All odds may change"
            frame "Closed again"
            """),
    ]
}
