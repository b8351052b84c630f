extension ProgressSegmentsDisplayState {
    /// The gallery's "Empty". One segment.
    public static let empty = Self(filledCount: 0, totalCount: 1)
    /// The gallery's "Filled". One segment.
    public static let filled = Self(filledCount: 1, totalCount: 1)
    /// The gallery's "0 of 3".
    public static let noneOfThree = Self(filledCount: 0, totalCount: 3)
    /// The gallery's "1 of 3".
    public static let oneOfThree = Self(filledCount: 1, totalCount: 3)
    /// The gallery's "2 of 3".
    public static let twoOfThree = Self(filledCount: 2, totalCount: 3)
    /// The gallery's "3 of 3".
    public static let threeOfThree = Self(filledCount: 3, totalCount: 3)
    /// The gallery's "Filling up". One segment after the other.
    public static let fillingUp = Self(filledCount: 0, totalCount: 5)
    /// The gallery's "More and fewer". A segment comes, then two go.
    public static let resizing = Self(filledCount: 2, totalCount: 4)
    /// The gallery's "At once". Changes without a motion.
    public static let still = Self(filledCount: 1, totalCount: 4, isAnimated: false)
    /// The gallery's "Many". As many as have room.
    public static let many = Self(filledCount: 7, totalCount: 24)
}

/// The page of the segments in the gallery.
public enum ProgressSegmentsCatalog: CatalogEntry {
    public typealias ComponentType = ProgressSegmentsView

    public static let category = Category.status
    public static let subcategory = "Progress"
    public static let summary = "How many of some steps are done, a segment for each."
    public static let tags = ["progress", "bar", "steps"]
    public static let defaultWidth = 32
    public static let variants: [Variant<ProgressSegmentsDisplayState>] = [
        Variant("Empty", .empty, summary: "One segment"),
        Variant("Filled", .filled, summary: "One segment"),
        Variant("0 of 3", .noneOfThree),
        Variant("1 of 3", .oneOfThree),
        Variant("2 of 3", .twoOfThree),
        Variant("3 of 3", .threeOfThree),
        Variant(
            "Filling up", .fillingUp, summary: "One segment after the other changes its colour",
            feed: StateFeed([
                .init(at: .seconds(1)) { state, _ in state.fillNext() },
                .init(at: .seconds(2)) { state, _ in state.filledCount = state.totalCount },
            ])),
        Variant(
            "More and fewer", .resizing, summary: "A segment grows, then two go",
            feed: StateFeed([
                .init(at: .seconds(1)) { state, _ in state.resize(to: 5) },
                .init(at: .seconds(2)) { state, _ in state.resize(to: 3) },
            ])),
        Variant(
            "At once", .still, summary: "Changes without a motion",
            feed: StateFeed([.init(at: .seconds(1)) { state, _ in state.fillNext() }])),
        Variant("Many", .many),
    ]
    public static let plays = [
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
