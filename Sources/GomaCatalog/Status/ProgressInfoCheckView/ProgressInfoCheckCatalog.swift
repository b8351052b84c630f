extension ProgressInfoCheckDisplayState {
    static let noneOfThree = Self(.winBoost(percentage: 5, minimumOdds: nil), completedCount: 0, totalCount: 3)
    static let twoOfThree = Self(.winBoost(percentage: 5, minimumOdds: nil), completedCount: 2, totalCount: 3)
    static let complete = Self(
        .winBoost(percentage: 3, minimumOdds: nil), icon: .trophy, completedCount: 3, totalCount: 3)
    static let completeOfFive = Self(
        .winBoost(percentage: 10, minimumOdds: nil), icon: .trophy, completedCount: 5, totalCount: 5)
    static let withoutSteps = Self(
        .other(
            heading: "Soon", title: "Win boosts for live bets",
            text: "From the first of May on, legs that are bet on live count as well."),
        icon: nil, completedCount: 0, totalCount: 0)
    static let onTheWay = Self(.winBoost(percentage: 5, minimumOdds: 1.5), completedCount: 1, totalCount: 3)
}

enum ProgressInfoCheckCatalog: CatalogEntry {
    typealias ComponentType = ProgressInfoCheckView

    static let category = Category.status
    static let subcategory = "Progress"
    static let summary = "How near a reward is, and what it still takes."
    static let tags = ["progress", "reward", "boost", "steps"]
    static let children: [any StandardComponent.Type] = [ProgressSegmentsView.self]
    static let defaultWidth = 48
    static let variants: [Variant<ProgressInfoCheckDisplayState>] = [
        Variant("1 of 3", .init(.winBoost(percentage: 3, minimumOdds: 1.2), completedCount: 1, totalCount: 3)),
        Variant("0 of 3", .noneOfThree),
        Variant("2 of 3", .twoOfThree),
        Variant("Complete", .complete, summary: "The reward is there"),
        Variant("Complete of five", .completeOfFive, summary: "As many segments as there were steps"),
        Variant("Disabled", .noneOfThree.with { $0.isEnabled = false }, summary: "The reward cannot be had now"),
        Variant("Without steps", .withoutSteps, summary: "Neither a picture nor a bar"),
        Variant(
            "On the way", .onTheWay, summary: "Two legs are added, one after the other",
            feed: StateFeed([
                .init(at: .seconds(1)) { state, _ in state = .twoOfThree },
                .init(at: .seconds(2)) { state, _ in state = .complete },
            ])),
    ]
    static let plays = [
        Play(
            "To the reward", state: "On the way",
            """
            expect "Get a 5% win boost"
            wait 1.5s
            expect "by adding 1 more leg"
            frame "One more to go"
            wait 1s
            expect "Congratulations!"
            frame "There"
            """)
    ]
}
