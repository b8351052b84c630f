extension CustomExpandableSectionDisplayState {
    static let account = Self(
        title: "Account overview", icon: .profile, paragraphs: ["Your account is verified."])
    static let responsibleGaming = Self(
        title: "Responsible gaming", icon: .lock, isExpanded: true,
        paragraphs: ["Set limits for what you deposit, and take a break whenever you want to."])
    static let payments = Self(
        title: "Payment methods", icon: .deposit, toggle: .init(collapsed: .lock, expanded: .key),
        paragraphs: ["Mobile money and cards."])
    static let notifications = Self(
        title: "Notifications", icon: .bell, toggle: .init(collapsed: .moon, expanded: .sun), isExpanded: true,
        paragraphs: ["Manage your notification preferences here."])
    static let long = Self(
        title: "This is a very long section title that might wrap", icon: .document,
        paragraphs: ["What it is about."])
    static let help = Self(
        title: "Help & support", icon: .question, isExpanded: true,
        paragraphs: [
            "Write to us at any hour; most questions are answered within ten minutes.",
            "Have the number of your bet ready: it stands on the ticket.",
        ])
    static let withoutIcon = Self(title: "No icon section", paragraphs: ["Nothing stands before the title."])
}

enum CustomExpandableSectionCatalog: CatalogEntry {
    typealias ComponentType = CustomExpandableSectionView

    static let category = Category.uiElements
    static let subcategory = "Containers"
    static let summary = "A card with an icon and a title that opens and closes what is in it."
    static let tags = ["section", "expand", "collapse", "card", "icon"]
    static let defaultWidth = 44
    static let variants: [Variant<CustomExpandableSectionDisplayState>] = [
        Variant("Collapsed", .account),
        Variant("Expanded", .responsibleGaming),
        Variant("Own toggle collapsed", .payments, summary: "A picture says that the card is closed"),
        Variant("Own toggle expanded", .notifications),
        Variant("Long title", .long, summary: "Goes on in a second row"),
        Variant("Several paragraphs", .help),
        Variant("Without icon", .withoutIcon, summary: "The title moves to the edge"),
    ]
    static let plays = [
        Play(
            "Open and close", state: "Collapsed",
            """
            press Tab
            frame "The title has the focus"
            press Enter
            expect call "CustomExpandableSection.toggleExpanded()"
            expect "Your account is verified."
            frame "Open"
            press Left
            expect not "Your account is verified."
            frame "Closed again"
            """),
        Play(
            "Own pictures", state: "Own toggle collapsed",
            """
            press Tab Right
            expect "Mobile money and cards."
            frame "Another picture says that it is open"
            """),
    ]
}
