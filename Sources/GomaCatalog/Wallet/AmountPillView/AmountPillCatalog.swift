extension AmountPillDisplayState {
    /// The gallery's "Unselected".
    public static let unselected = Self(id: "250", amount: 250)
    /// The gallery's "Selected".
    public static let selected = Self(id: "250", amount: 250, isSelected: true)
    /// The gallery's "Amount 100".
    public static let hundred = Self(id: "100", amount: 100)
    /// The gallery's "Amount 100 selected".
    public static let hundredSelected = Self(id: "100", amount: 100, isSelected: true)
    /// The gallery's "Amount 500".
    public static let fiveHundred = Self(id: "500", amount: 500)
    /// The gallery's "Amount 1000". Thousands are grouped.
    public static let thousand = Self(id: "1000", amount: 1000)
    /// The gallery's "Amount 50000".
    public static let fiftyThousand = Self(id: "50000", amount: 50_000, isSelected: true)
    /// The gallery's "Disabled". More than can be paid in.
    public static let disabled = Self(id: "250", amount: 250, isEnabled: false)
}

/// The amount pill's page in the gallery.
public enum AmountPillCatalog: CatalogEntry {
    public typealias ComponentType = AmountPillView

    public static let category = Category.wallet
    public static let subcategory = "Deposits"
    public static let summary = "An amount to pay in, ready to choose."
    public static let tags = ["deposit", "amount", "money", "pill", "selection"]
    public static let defaultWidth = 16
    public static let variants: [Variant<AmountPillDisplayState>] = [
        Variant("Unselected", .unselected),
        Variant("Selected", .selected),
        Variant("Amount 100", .hundred),
        Variant("Amount 100 selected", .hundredSelected),
        Variant("Amount 500", .fiveHundred),
        Variant("Amount 1000", .thousand, summary: "Thousands are grouped"),
        Variant("Amount 50000", .fiftyThousand),
        Variant("Disabled", .disabled, summary: "Cannot be chosen now"),
    ]
    public static let plays = [
        Play(
            "Choose", state: "Unselected",
            """
            press Tab Enter
            expect call "AmountPill.select()"
            expect request "add 250 to the stake"
            frame "chosen"
            press Enter
            frame "and stays so"
            """),
        Play(
            "Out of use", state: "Disabled",
            """
            press Enter
            expect focus nothing
            """),
    ]
}
