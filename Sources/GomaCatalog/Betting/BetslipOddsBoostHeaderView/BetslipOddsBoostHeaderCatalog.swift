extension BetslipOddsBoostHeaderDisplayState {
    static let active = Self(.oneOfThree)
    static let twoOfThree = Self(.twoOfThree)
    static let maximum = Self(.threeOfThree)
}

extension WinBoostProgress {
    /// The first of three selections that a boost takes.
    static let oneOfThree = Self(selectionCount: 1, eligibleCount: 3, nextPercentage: 3, minimumOdds: 1.10)
    static let twoOfThree = Self(
        selectionCount: 2, eligibleCount: 3, percentage: 3, nextPercentage: 5, minimumOdds: 1.10)
    /// All three selections, and the boost of 10 % earned.
    static let threeOfThree = Self(selectionCount: 3, eligibleCount: 3, percentage: 10, percentageBefore: 5)
    /// Two of six, with a boost and a higher one ahead.
    static let twoOfSix = Self(selectionCount: 2, eligibleCount: 6, percentage: 10, nextPercentage: 15)
    /// Three of six, with a boost and a higher one ahead.
    static let threeOfSix = Self(selectionCount: 3, eligibleCount: 6, percentage: 10, nextPercentage: 15)
    /// Five of six, with the highest boost already earned.
    static let fiveOfSix = Self(selectionCount: 5, eligibleCount: 6, percentage: 20)
}

enum BetslipOddsBoostHeaderCatalog: CatalogEntry {
    typealias ComponentType = BetslipOddsBoostHeaderView

    static let category = Category.betting
    static let subcategory = "BetSlip"
    static let summary = "Tells how many more selections bring the next win boost."
    static let tags = ["bet slip", "boost", "progress", "promotion"]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [ExplainBoosts()]
    static let variants: [Variant<BetslipOddsBoostHeaderDisplayState>] = [
        Variant("Active", .active, summary: "One of three"),
        Variant("Two of three", .twoOfThree, summary: "One more leg"),
        Variant("Max boost", .maximum, summary: "All that counts is there"),
        Variant("Enabled", .init(.twoOfSix), summary: "Any odds count; six segments"),
        Variant("Disabled", .init(.oneOfThree, isEnabled: false)),
    ]
    static let plays = [
        Play(
            "Ask how boosts work", state: "Active",
            """
            expect "1.10"
            press Tab
            press Enter
            expect call "BetslipOddsBoostHeader.showBoostDetails()"
            expect request betting:explain-boosts
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
