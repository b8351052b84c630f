extension BetslipTypeSelectorDisplayState {
    /// The gallery's "Sports selected".
    public static let sports = Self(tabs: [.sportsSelected, .virtuals])
    /// The gallery's "Virtuals selected".
    public static let virtuals = Self(tabs: [.sports, .virtualsSelected])
    /// The gallery's "No selection".
    public static let noSelection = Self(tabs: [.sports, .virtuals])
    /// The gallery's "Three types".
    public static let three = Self(tabs: [.sports, .virtualsSelected, .withoutIcon])
    /// The gallery's "Empty".
    public static let empty = Self(tabs: [])
}

/// The bet type selector's page in the gallery.
public enum BetslipTypeSelectorCatalog: CatalogEntry {
    public typealias ComponentType = BetslipTypeSelectorView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "Switches the bet slip between bet types."
    public static let tags = ["bet slip", "tab", "selection"]
    public static let children: [any StandardComponent.Type] = [BetslipTypeTabItemView.self]
    public static let defaultWidth = 44
    public static let variants: [Variant<BetslipTypeSelectorDisplayState>] = [
        Variant("Sports selected", .sports),
        Variant("Virtuals selected", .virtuals),
        Variant("No selection", .noSelection),
        Variant("Three types", .three),
        Variant("Empty", .empty),
    ]
    public static let plays = [
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
