extension AmountPillsContainerDisplayState {
    static let noneSelected = Self(
        id: "deposit", amounts: [250, 500, 1000, 2000, 3000, 5000, 10_000, 20_000], currency: "XAF")
    static let lastSelected = Self(
        id: "deposit", amounts: [250, 500, 1000, 2000, 3000, 5000, 10_000, 20_000], currency: "XAF", selected: 20_000)
    static let small = Self(id: "deposit", amounts: [2.5, 5, 10], currency: "EUR", selected: 2.5)
    static let limited = Self(
        id: "deposit",
        pills: [
            AmountPillDisplayState(id: "250", amount: Money(250, "XAF"), isSelected: true),
            AmountPillDisplayState(id: "500", amount: Money(500, "XAF")),
            AmountPillDisplayState(id: "1000", amount: Money(1000, "XAF"), isEnabled: false),
        ])
}

enum AmountPillsContainerCatalog: CatalogEntry {
    typealias ComponentType = AmountPillsContainerView

    static let category = Category.wallet
    static let subcategory = "Deposits"
    static let summary = "Amounts to pay in, in a row that scrolls, with at most one of them chosen."
    static let tags = ["deposit", "amount", "money", "pill", "selection", "scroll"]
    static let children: [any StandardComponent.Type] = [AmountPillView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [ChooseDeposit(row: "deposit", amount: Money(500, "XAF"))]
    static let variants: [Variant<AmountPillsContainerDisplayState>] = [
        Variant("None selected", .noneSelected, summary: "More amounts than there is room for"),
        Variant("One selected", .init(id: "deposit", amounts: [250, 500, 1000, 2000], currency: "XAF", selected: 500)),
        Variant("Last selected", .lastSelected, summary: "The chosen amount is scrolled into view"),
        Variant("Three amounts", .init(id: "deposit", amounts: [100, 500, 1000], currency: "XAF")),
        Variant("Small amounts", .small, summary: "Hundredths show where there are any"),
        Variant("Beyond the limit", .limited, summary: "The highest cannot be paid in"),
        Variant("Empty", .init(id: "deposit", pills: [])),
    ]
    static let plays = [
        Play(
            "Choose, and take it back", state: "None selected",
            """
            press Tab Right Enter
            expect call "AmountPillsContainer.selectPill(id: \\"500\\")"
            expect request account:choose-deposit amount="{\\"amount\\":500,\\"currency\\":\\"XAF\\"}"
            frame "chosen"
            press Right Enter
            expect request account:choose-deposit amount="{\\"amount\\":1000,\\"currency\\":\\"XAF\\"}"
            frame "another one"
            press Backspace
            expect call "AmountPillsContainer.clearSelection()"
            expect request account:choose-deposit
            frame "none"
            """),
        Play(
            "Out of use", state: "Beyond the limit",
            """
            call selectPill(id: "1000")
            frame "still the same"
            """),
    ]
}
