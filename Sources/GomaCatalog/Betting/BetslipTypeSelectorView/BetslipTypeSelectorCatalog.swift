extension BetslipTypeSelectorDisplayState {
    static let sports = Self(tabs: [.sportsSelected, .virtuals])
    static let virtuals = Self(tabs: [.sports, .virtualsSelected])
}

enum BetslipTypeSelectorCatalog: CatalogEntry {
    typealias ComponentType = BetslipTypeSelectorView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "Switches the bet slip between bet types."
    static let tags = ["bet slip", "tab", "selection"]
    static let children: [any StandardComponent.Type] = [BetslipTypeTabItemView.self]
    static let defaultWidth = 44
    static let requests: [any ComponentRequest] = [ChooseItem(id: "virtuals")]
    static let variants: [Variant<BetslipTypeSelectorDisplayState>] = [
        Variant("Sports selected", .sports),
        Variant("Virtuals selected", .virtuals),
        Variant("No selection", .init(tabs: [.sports, .virtuals])),
        Variant("Three types", .init(tabs: [.sports, .virtualsSelected, .withoutIcon])),
        Variant("Empty", .init(tabs: [])),
    ]
    static let plays = [
        Play(
            "Switch to virtuals and back", state: "Sports selected",
            """
            focus virtuals
            press it
            expect call "BetslipTypeSelector.selectTab(id: \\"virtuals\\")"
            frame "on the way"
            wait 0.3s
            frame "virtuals"
            click 8,0
            expect call "BetslipTypeSelector.selectTab(id: \\"sports\\")"
            wait 0.3s
            frame "sports"
            """)
    ]
}
