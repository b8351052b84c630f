extension ProgressSegmentsDisplayState {
    static let fillingUp = Self(filledCount: 0, totalCount: 5)
    static let resizing = Self(filledCount: 2, totalCount: 4)
    static let still = Self(filledCount: 1, totalCount: 4, isAnimated: false)
    static let many = Self(filledCount: 7, totalCount: 24)
}

enum ProgressSegmentsCatalog: CatalogEntry {
    typealias ComponentType = ProgressSegmentsView

    static let category = Category.status
    static let subcategory = "Progress"
    static let summary = "How many of some steps are done, a segment for each."
    static let tags = ["progress", "bar", "steps"]
    static let defaultWidth = 32
    static let variants: [Variant<ProgressSegmentsDisplayState>] = [
        Variant("Empty", .init(filledCount: 0, totalCount: 1), summary: "One segment"),
        Variant("Filled", .init(filledCount: 1, totalCount: 1), summary: "One segment"),
        Variant("0 of 3", .init(filledCount: 0, totalCount: 3)),
        Variant("1 of 3", .init(filledCount: 1, totalCount: 3)),
        Variant("2 of 3", .init(filledCount: 2, totalCount: 3)),
        Variant("3 of 3", .init(filledCount: 3, totalCount: 3)),
        Variant(
            "Filling up", .fillingUp, summary: "One segment after the other changes its colour",
            feed: StateFeed([
                .init(at: .seconds(1)) { state, _ in state.filledCount += 1 },
                .init(at: .seconds(2)) { state, _ in state.filledCount = state.totalCount },
            ])),
        Variant(
            "More and fewer", .resizing, summary: "A segment grows, then two go",
            feed: StateFeed([
                .init(at: .seconds(1)) { state, _ in state.totalCount = 5 },
                .init(at: .seconds(2)) { state, _ in state.totalCount = 3 },
            ])),
        Variant(
            "At once", .still, summary: "Changes without a motion",
            feed: StateFeed([.init(at: .seconds(1)) { state, _ in state.filledCount += 1 }])),
        Variant("Many", .many),
    ]
    static let plays = [
        Play(
            "One after the other", state: "Filling up",
            """
            wait 1.1s
            frame "The first changes"
            wait 1.1s
            frame "The others follow"
            wait 500ms
            frame "All done"
            """),
        Play(
            "Grow and shrink", state: "More and fewer",
            """
            wait 1.1s
            frame "One more grows"
            wait 400ms
            frame "Five"
            wait 600ms
            frame "Two go"
            wait 200ms
            frame "Three"
            """),
        Play(
            "Without motion", state: "At once",
            """
            wait 1s
            frame "Two of four"
            """),
    ]
}
