extension BetslipOddsBoostHeaderDisplayState {
    /// The gallery's "Active". One of three.
    public static let active = Self(.oneOfThree)
    /// The gallery's "Two of three". One more leg.
    public static let twoOfThree = Self(.twoOfThree)
    /// The gallery's "Max boost". All that counts is there.
    public static let maximum = Self(.threeOfThree)
    /// The gallery's "Disabled".
    public static let disabled = Self(.oneOfThree, isEnabled: false)
    /// The gallery's "Enabled". Any odds count; six segments.
    public static let anyOdds = Self(.twoOfSix)
}

extension WinBoostProgress {
    /// The first of three selections that a boost takes.
    public static let oneOfThree = Self(selectionCount: 1, eligibleCount: 3, nextPercentage: 3, minimumOdds: 1.10)
    /// The gallery's "Two of three". One more leg.
    public static let twoOfThree = Self(
        selectionCount: 2, eligibleCount: 3, percentage: 3, nextPercentage: 5, minimumOdds: 1.10)
    /// All three selections, and the boost of 10 % earned.
    public static let threeOfThree = Self(selectionCount: 3, eligibleCount: 3, percentage: 10)
    /// Two of six, with a boost and a higher one ahead.
    public static let twoOfSix = Self(selectionCount: 2, eligibleCount: 6, percentage: 10, nextPercentage: 15)
    /// Three of six, with a boost and a higher one ahead.
    public static let threeOfSix = Self(selectionCount: 3, eligibleCount: 6, percentage: 10, nextPercentage: 15)
    /// Five of six, with the highest boost already earned.
    public static let fiveOfSix = Self(selectionCount: 5, eligibleCount: 6, percentage: 20)
}

/// The boost header's page in the gallery.
public enum BetslipOddsBoostHeaderCatalog: CatalogEntry {
    public typealias ComponentType = BetslipOddsBoostHeaderView

    public static let category = Category.betting
    public static let subcategory = "BetSlip"
    public static let summary = "Tells how many more selections bring the next win boost."
    public static let tags = ["bet slip", "boost", "progress", "promotion"]
    public static let defaultWidth = 48
    public static let variants: [Variant<BetslipOddsBoostHeaderDisplayState>] = [
        Variant("Active", .active, summary: "One of three"),
        Variant("Two of three", .twoOfThree, summary: "One more leg"),
        Variant("Max boost", .maximum, summary: "All that counts is there"),
        Variant("Enabled", .anyOdds, summary: "Any odds count; six segments"),
        Variant("Disabled", .disabled),
    ]
    public static let plays = [
        Play(
            "Ask how boosts work", state: "Active",
            """
            expect "1.10"
            press Tab
            press Enter
            expect call "BetslipOddsBoostHeader.showBoostDetails()"
            expect request "explain boosts"
            frame "with the focus"
            """),
        Play(
            "Reach the highest boost", state: "Active",
            """
            call addSelection()
            wait 1s
            frame "Two of three"
            call addSelection()
            wait 1s
            frame "All that counts is there"
            call removeSelection()
            wait 1s
            frame "And two of three again"
            """),
    ]
}
