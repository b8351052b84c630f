extension QuickAddButtonDisplayState {
    /// The gallery's "Enabled".
    public static let hundred = Self(amount: 100)
    /// The gallery's "Amount 250".
    public static let twoHundredFifty = Self(amount: 250)
    /// The gallery's "Amount 500".
    public static let fiveHundred = Self(amount: 500)
    /// The gallery's "Amount 1000". Thousands are grouped.
    public static let thousand = Self(amount: 1000)
    /// The gallery's "Amount 5000".
    public static let fiveThousand = Self(amount: 5000)
    /// The gallery's "Disabled".
    public static let disabled = Self(amount: 100, isEnabled: false)
}

/// The quick-add button's page in the gallery.
public enum QuickAddButtonCatalog: CatalogEntry {
    public typealias ComponentType = QuickAddButtonView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "Adds a fixed amount to the stake."
    public static let tags = ["bet slip", "stake", "button", "money"]
    public static let defaultWidth = 16
    public static let variants: [Variant<QuickAddButtonDisplayState>] = [
        Variant("Enabled", .hundred),
        Variant("Disabled", .disabled),
        Variant("Amount 250", .twoHundredFifty),
        Variant("Amount 500", .fiveHundred),
        Variant("Amount 1000", .thousand, summary: "Thousands are grouped"),
        Variant("Amount 5000", .fiveThousand),
    ]
    public static let plays = [
        Play(
            "Add by key and by click", state: "Enabled",
            """
            press Tab
            press Enter
            expect call "QuickAddButton.add()"
            frame "with the focus"
            click 3,1
            expect call "QuickAddButton.add()"
            """)
    ]
}
