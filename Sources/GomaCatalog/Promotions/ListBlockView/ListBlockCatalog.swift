extension ListBlockDisplayState {
    /// The gallery's "First step".
    public static let first = Self(marker: .number(1), items: [.welcomeBonus])
    /// The gallery's "Tenth step".
    public static let tenth = Self(marker: .number(10), items: [.welcomeBonus, .freeSpins])
    /// The gallery's "With picture". It comes after a second.
    public static let withPicture = Self(
        marker: .picture(name: "step-gift", alternative: "Gift box"), items: [.welcomeBonus, .freeSpins])
    /// The gallery's "Picture fails". Initials stand in for it.
    public static let pictureFails = Self(
        marker: .picture(name: "missing-step", alternative: "Gift box"), items: [.welcomeBonus, .long])
    /// The gallery's "Without number".
    public static let withoutNumber = Self(marker: .ring, items: [.welcomeBonus])
    /// The gallery's "Three lines".
    public static let threeLines = Self(
        marker: .number(2),
        items: [.welcomeBonus, .freeSpins, BulletItemBlockDisplayState(title: "Weekly cashback rewards")])
    /// The gallery's "Long lines".
    public static let longLines = Self(
        marker: .number(3),
        items: [
            .long,
            BulletItemBlockDisplayState(title: "Additional terms and conditions may apply to bonus offers"),
        ])
}

/// The step's page in the gallery.
public enum ListBlockCatalog: CatalogEntry {
    public typealias ComponentType = ListBlockView

    public static let category = Category.promotions
    public static let subcategory = "ContentBlocks"
    public static let summary = "A step of a promotion: its number or picture, and its lines."
    public static let tags = ["promotion", "page", "list", "step", "picture"]
    public static let children: [any StandardComponent.Type] = [BulletItemBlockView.self]
    public static let variants: [Variant<ListBlockDisplayState>] = [
        Variant("First step", .first),
        Variant("Tenth step", .tenth),
        Variant("With picture", .withPicture, summary: "It comes after a second"),
        Variant("Picture fails", .pictureFails, summary: "Initials stand in for it"),
        Variant("Without number", .withoutNumber),
        Variant("Three lines", .threeLines),
        Variant("Long lines", .longLines),
    ]
    public static let plays = [
        Play(
            "The picture fails", state: "Picture fails",
            """
            frame "On its way"
            wait 1s
            expect "GB"
            frame "Initials stand in"
            """)
    ]
}
