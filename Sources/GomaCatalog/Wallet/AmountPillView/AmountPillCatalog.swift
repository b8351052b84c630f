extension AmountPillDisplayState {
    static let selected = Self(id: "250", amount: Money(250, "XAF"), isSelected: true)
    static let small = Self(id: "2.5", amount: Money(2.5, "EUR"))
    static let disabled = Self(id: "250", amount: Money(250, "XAF"), isEnabled: false)
}

enum AmountPillCatalog: CatalogEntry {
    typealias ComponentType = AmountPillView

    static let category = Category.wallet
    static let subcategory = "Deposits"
    static let summary = "An amount to pay in, ready to choose."
    static let tags = ["deposit", "amount", "money", "pill", "selection"]
    static let defaultWidth = 16
    static let requests: [any ComponentRequest] = [ChooseDeposit(amount: Money(250, "XAF"))]
    static let variants: [Variant<AmountPillDisplayState>] = [
        Variant("Unselected", .init(id: "250", amount: Money(250, "XAF"))),
        Variant("Selected", .selected),
        Variant("Amount 100", .init(id: "100", amount: Money(100, "XAF"))),
        Variant("Amount 100 selected", .init(id: "100", amount: Money(100, "XAF"), isSelected: true)),
        Variant("Amount 500", .init(id: "500", amount: Money(500, "XAF"))),
        Variant("Amount 1000", .init(id: "1000", amount: Money(1000, "XAF")), summary: "Thousands are grouped"),
        Variant("Amount 50000", .init(id: "50000", amount: Money(50_000, "XAF"), isSelected: true)),
        Variant("Amount 2.50", .small, summary: "Hundredths show where there are any"),
        Variant("Disabled", .disabled, summary: "Cannot be chosen now"),
    ]
    static let plays = [
        Play(
            "Choose", state: "Unselected",
            """
            press Tab Enter
            expect call "AmountPill.select()"
            expect request account:choose-deposit amount="{\\"amount\\":250,\\"currency\\":\\"XAF\\"}"
            frame "chosen"
            press Enter
            frame "and stays so"
            """),
        Play.nothingToPress("Out of use", state: "Disabled", by: "Enter"),
    ]
}
