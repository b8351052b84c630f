extension BetslipTypeTabItemDisplayState {
    static let sports = Self(id: "sports", title: "Sports", icon: .football)
    static let sportsSelected = Self(id: "sports", title: "Sports", icon: .football, isSelected: true)
    static let virtuals = Self(id: "virtuals", title: "Virtuals", icon: .virtuals)
    static let virtualsSelected = Self(id: "virtuals", title: "Virtuals", icon: .virtuals, isSelected: true)
    static let withoutIcon = Self(id: "casino", title: "Casino")
}

enum BetslipTypeTabItemCatalog: CatalogEntry {
    typealias ComponentType = BetslipTypeTabItemView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "One of the bet types that the bet slip can be switched to."
    static let tags = ["bet slip", "tab", "selection"]
    static let defaultWidth = 24
    /// Any picture of the library may stand on a tab; all of them are drawn in the same way.
    static let waivers = [
        "cricket", "boxing", "darts", "racing", "wallet", "message", "mail", "dice",
    ].map { CoverageWaiver("icon.\($0)", because: "no bet type has this picture yet") }
    static let requests: [any ComponentRequest] = [ChooseItem(id: "sports")]
    static let variants: [Variant<BetslipTypeTabItemDisplayState>] = [
        Variant("Selected", .sportsSelected),
        Variant("Unselected", .sports),
        Variant("Virtuals selected", .virtualsSelected),
        Variant("Virtuals unselected", .virtuals),
        Variant("Without icon", .withoutIcon),
    ]
    static let plays = [
        Play(
            "Select", state: "Unselected",
            """
            press Tab
            press Enter
            expect call "BetslipTypeTabItem.select()"
            frame "on the way"
            wait 0.3s
            frame "selected"
            """)
    ]
}
