extension SimpleSquaredFilterBarDisplayState {
    static let time = Self(titles: ["All", "1D", "1W", "1M", "3M"])
    static let status = Self(titles: ["Active", "Pending", "Done", "Void"])
    static let category = Self(titles: ["All", "Payments", "Games", "Bonuses"])
    static let firstSelected = Self(titles: ["1D", "1W", "1M", "3M", "1Y"], selected: "1D")
    static let six = Self(titles: ["All", "1H", "1D", "1W", "1M", "1Y"], selected: "1W")
    static let many = Self(
        titles: (1...12).map { "Week \($0)" }, selected: "Week 9")
    static let oneOutOfUse = Self(
        id: "history", items: items(["All", "1D", "1W"]) + [SquaredFilterItem(id: "1y", title: "1Y", isEnabled: false)])
    static let disabled = Self(
        id: "disabled", items: items(["1D", "1W", "1M"]), selectedID: "1w", isEnabled: false)

    fileprivate init(titles: [String], selected: String? = nil) {
        let items = Self.items(titles)
        self.init(
            id: items.map(\.id).joined(separator: "-"), items: items,
            selectedID: items.first { $0.title == selected }?.id)
    }

    private static func items(_ titles: [String]) -> [SquaredFilterItem] {
        titles.map { SquaredFilterItem(id: $0.lowercased().replacing(" ", with: "-"), title: $0) }
    }
}

enum SimpleSquaredFilterBarCatalog: CatalogEntry {
    typealias ComponentType = SimpleSquaredFilterBarView

    static let category = Category.filters
    static let subcategory = "SelectionBars"
    static let summary = "A few short choices, one of which always applies."
    static let tags = ["filter", "selection", "period", "scroll"]
    static let requests: [any ComponentRequest] = [ChooseItem(id: "1m", group: "1d-1w-1m-3m-1y")]
    static let variants: [Variant<SimpleSquaredFilterBarDisplayState>] = [
        Variant("Time", .time, summary: "Nothing is said of the choice, so the first applies"),
        Variant("Status", .status),
        Variant("Priority", .init(titles: ["Low", "Medium", "High", "Urgent"], selected: "Medium")),
        Variant("Category", .category),
        Variant("Game type", .init(titles: ["Live", "Upcoming", "Finished"], selected: "Live")),
        Variant("First selected", .firstSelected),
        Variant("Middle selected", .firstSelected.with { $0.selectedID = "1m" }),
        Variant("Last selected", .firstSelected.with { $0.selectedID = "1y" }),
        Variant("Two", .init(titles: ["On", "Off"])),
        Variant("Three", .init(titles: ["Low", "Med", "High"], selected: "Med")),
        Variant("Six", .six),
        Variant("Many", .many, summary: "The chosen one is scrolled into view"),
        Variant("One out of use", .oneOutOfUse),
        Variant("Disabled", .disabled, summary: "Shows the choice and takes no press"),
        Variant("Empty", .init(id: "empty", items: [])),
    ]
    static let plays = [
        Play(
            "Choose a period", state: "First selected",
            """
            press Tab Right Right
            frame "The third has the focus"
            press Enter
            expect call "SimpleSquaredFilterBar.selectFilter(id: \\"1m\\")"
            frame "The third is chosen"
            press Enter
            frame "What is chosen stays so"
            click "1Y"
            expect call "SimpleSquaredFilterBar.selectFilter(id: \\"1y\\")"
            frame "The last is chosen by a click"
            """),
        Play(
            "Back to the first of many", state: "Many",
            """
            focus filter-week-1
            wait 200ms
            frame "The first has been scrolled to"
            press it
            frame "The first is chosen"
            """),
    ]
}
