extension BetslipTypeTabItemDisplayState {
    /// The gallery's "Unselected".
    public static let sports = Self(id: "sports", title: "Sports", icon: .football)
    /// The gallery's "Selected".
    public static let sportsSelected = Self(id: "sports", title: "Sports", icon: .football, isSelected: true)
    /// The gallery's "Virtuals unselected".
    public static let virtuals = Self(id: "virtuals", title: "Virtuals", icon: .virtuals)
    /// The gallery's "Virtuals selected".
    public static let virtualsSelected = Self(id: "virtuals", title: "Virtuals", icon: .virtuals, isSelected: true)
    /// The gallery's "Without icon".
    public static let withoutIcon = Self(id: "casino", title: "Casino")
}

/// The bet type's tab's page in the gallery.
public enum BetslipTypeTabItemCatalog: CatalogEntry {
    public typealias ComponentType = BetslipTypeTabItemView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "One of the bet types that the bet slip can be switched to."
    public static let tags = ["bet slip", "tab", "selection"]
    public static let defaultWidth = 24
    /// Any picture of the library may stand on a tab; all of them are drawn in the same way.
    public static let waivers = [
        "cricket", "boxing", "darts", "racing", "wallet", "message", "mail", "dice",
    ].map { CoverageWaiver("icon.\($0)", because: "no bet type has this picture yet") }
    public static let variants: [Variant<BetslipTypeTabItemDisplayState>] = [
        Variant("Selected", .sportsSelected),
        Variant("Unselected", .sports),
        Variant("Virtuals selected", .virtualsSelected),
        Variant("Virtuals unselected", .virtuals),
        Variant("Without icon", .withoutIcon),
    ]
    public static let plays = [
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
