extension CustomExpandableSectionDisplayState {
    /// The gallery's "Collapsed".
    public static let account = Self(
        title: "Account Overview", icon: .profile, paragraphs: ["Your account is verified."])
    /// The gallery's "Expanded".
    public static let responsibleGaming = Self(
        title: "Responsible Gaming", icon: .lock, isExpanded: true,
        paragraphs: ["Set limits for what you deposit, and take a break whenever you want to."])
    /// The gallery's "Own toggle collapsed". A picture says that the card is closed.
    public static let payments = Self(
        title: "Payment Methods", icon: .deposit, toggle: .init(collapsed: .lock, expanded: .key),
        paragraphs: ["Mobile money and cards."])
    /// The gallery's "Own toggle expanded".
    public static let notifications = Self(
        title: "Notifications", icon: .bell, toggle: .init(collapsed: .moon, expanded: .sun), isExpanded: true,
        paragraphs: ["Manage your notification preferences here."])
    /// The gallery's "Long title". Goes on in a second row.
    public static let long = Self(
        title: "This is a very long section title that might wrap", icon: .document,
        paragraphs: ["What it is about."])
    /// The gallery's "Several paragraphs".
    public static let help = Self(
        title: "Help & Support", icon: .question, isExpanded: true,
        paragraphs: [
            "Write to us at any hour; most questions are answered within ten minutes.",
            "Have the number of your bet ready: it stands on the ticket.",
        ])
    /// The gallery's "Without icon". The title moves to the edge.
    public static let withoutIcon = Self(title: "No Icon Section", paragraphs: ["Nothing stands before the title."])
}

/// The card's page in the gallery.
public enum CustomExpandableSectionCatalog: CatalogEntry {
    public typealias ComponentType = CustomExpandableSectionView

    public static let category = Category.uiElements
    public static let subcategory = "Containers"
    public static let summary = "A card with an icon and a title that opens and closes what is in it."
    public static let tags = ["section", "expand", "collapse", "card", "icon"]
    public static let defaultWidth = 44
    public static let variants: [Variant<CustomExpandableSectionDisplayState>] = [
        Variant("Collapsed", .account),
        Variant("Expanded", .responsibleGaming),
        Variant("Own toggle collapsed", .payments, summary: "A picture says that the card is closed"),
        Variant("Own toggle expanded", .notifications),
        Variant("Long title", .long, summary: "Goes on in a second row"),
        Variant("Several paragraphs", .help),
        Variant("Without icon", .withoutIcon, summary: "The title moves to the edge"),
    ]
    public static let plays = [
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
