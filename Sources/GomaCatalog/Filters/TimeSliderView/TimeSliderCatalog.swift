extension TimeSliderDisplayState {
    static let first = starting(at: 0)
    static let middle = starting(at: 2)
    static let last = starting(at: 4)
    static let standard = Self(
        title: "Filter by time",
        options: [
            TimeOption(title: "All"), TimeOption(title: "1h", hours: 1), TimeOption(title: "8h", hours: 8),
            TimeOption(title: "Today", hours: 24), TimeOption(title: "48h", hours: 48),
        ])
    static let three = Self(
        title: "Match time",
        options: [
            TimeOption(title: "Now", hours: 0), TimeOption(title: "Soon", hours: 3), TimeOption(title: "Later"),
        ], selectedIndex: 1)
    static let many = Self(
        title: "Starting matches within",
        options: (1...12).map { TimeOption(title: "\($0 * 2) hours", hours: Double($0 * 2)) }, selectedIndex: 6)
    static let single = Self(title: "Match time", options: [TimeOption(title: "Now", hours: 0)])
    static let empty = Self(title: "Filter by time", options: [])

    private static func starting(at index: Int) -> Self {
        Self(
            title: "Starting matches within",
            options: [1, 3, 6, 12, 24].map { TimeOption(title: "\($0)H", hours: Double($0)) }, selectedIndex: index)
    }
}

enum TimeSliderCatalog: CatalogEntry {
    typealias ComponentType = TimeSliderView

    static let category = Category.filters
    static let subcategory = "Time"
    static let summary = "A few time ranges, one of which applies."
    static let tags = ["filter", "slider", "time"]
    static let requests: [any ComponentRequest] = [ChooseTime(hours: 12)]
    static let variants: [Variant<TimeSliderDisplayState>] = [
        Variant("Default", .standard, summary: "Ranges without an end, and named ones"),
        Variant("First selected", .first),
        Variant("Middle selected", .middle),
        Variant("Last selected", .last),
        Variant("Three", .three),
        Variant("Many", .many, summary: "Names that have no room are left out"),
        Variant("Single", .single, summary: "There is nothing else to choose"),
        Variant("Disabled", .middle.with { $0.isEnabled = false }),
        Variant("Empty", .empty),
    ]
    static let plays = [
        Play(
            "Choose a range", state: "First selected",
            """
            press Tab Right
            expect call "TimeSlider.chooseTime(at: 1)"
            frame "A step on"
            press PgUp
            expect call "TimeSlider.chooseTime(at: 3)"
            press End
            expect call "TimeSlider.chooseTime(at: 4)"
            frame "The last range"
            press PgDn
            expect call "TimeSlider.chooseTime(at: 2)"
            press Home
            expect call "TimeSlider.chooseTime(at: 0)"
            click "12H"
            expect call "TimeSlider.chooseTime(at: 3)"
            frame "A click on a name"
            click 12,2
            frame "A click on the track settles on the nearest step"
            """),
        Play(
            "Out of use", state: "Disabled",
            """
            press Tab
            expect focus nothing
            click "24H"
            frame "Nothing has changed"
            """),
    ]
}
