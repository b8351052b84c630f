extension QuickAddButtonDisplayState {
    static let twoHundredFifty = Self(amount: 250)
    static let thousand = Self(amount: 1000)
    static let disabled = Self(amount: 100, isEnabled: false)
}

enum QuickAddButtonCatalog: CatalogEntry {
    typealias ComponentType = QuickAddButtonView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "Adds a fixed amount to the stake."
    static let tags = ["bet slip", "stake", "button", "money"]
    static let defaultWidth = 16
    static let requests: [any ComponentRequest] = [AddToStake(amount: 100)]
    static let variants: [Variant<QuickAddButtonDisplayState>] = [
        Variant("Enabled", .init(amount: 100)),
        Variant("Disabled", .disabled),
        Variant("Amount 250", .twoHundredFifty),
        Variant("Amount 500", .init(amount: 500)),
        Variant("Amount 1000", .thousand, summary: "Thousands are grouped"),
        Variant("Amount 5000", .init(amount: 5000)),
    ]
    static let plays = [
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
