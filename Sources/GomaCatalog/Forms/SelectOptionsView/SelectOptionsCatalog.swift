extension SelectOptionsDisplayState {
    static let withTitle = Self(
        id: "notifications", title: "Notification preferences",
        options: options(["All notifications", "Promotions", "None"], chosen: 0))
    static let withoutTitle = Self(
        id: "personalization", options: options(["Enable notifications", "Receive personalized offers"], chosen: 0))
    static let longTitle = Self(
        id: "channel",
        title: "How would you like to hear about new promotions, results of your bets and changes of the terms?",
        options: options(["By email", "By message"], chosen: 1))
    static let firstSelected = Self(id: "preference", title: "Select a preference", options: options(three, chosen: 0))
    static let middleSelected = Self(id: "preference", title: "Select a preference", options: options(three, chosen: 1))
    static let lastSelected = Self(id: "preference", title: "Select a preference", options: options(three, chosen: 2))
    static let noneSelected = Self(id: "preference", title: "Select a preference", options: options(three, chosen: nil))
    static let two = Self(id: "agreement", title: "Do you agree?", options: options(["Yes", "No"], chosen: 0))
    static let four = Self(
        id: "frequency", title: "Notification frequency",
        options: options(["Daily", "Weekly", "Monthly", "Never"], chosen: 1))
    static let longOptions = Self(
        id: "option", title: "Choose an option",
        options: options(
            [
                "This is a very long option text that might need to wrap",
                "Another lengthy option with detailed description",
            ], chosen: nil))

    private static let three = ["First option", "Middle option", "Last option"]

    private static func options(_ titles: [String], chosen: Int?) -> [SimpleOptionRowDisplayState] {
        titles.enumerated().map { index, title in
            SimpleOptionRowDisplayState(
                id: title.lowercased().replacing(" ", with: "-"), title: title, isSelected: index == chosen)
        }
    }
}

enum SelectOptionsCatalog: CatalogEntry {
    typealias ComponentType = SelectOptionsView

    static let category = Category.forms
    static let subcategory = "Selection"
    static let summary = "A question and its answers, of which exactly one can be chosen."
    static let tags = ["form", "selection", "radio", "option", "question"]
    static let children: [any StandardComponent.Type] = [SimpleOptionRowView.self]
    static let requests: [any ComponentRequest] = [ChooseItem(id: "promotions", group: "notifications")]
    static let variants: [Variant<SelectOptionsDisplayState>] = [
        Variant("With title", .withTitle),
        Variant("Without title", .withoutTitle),
        Variant("Long title", .longTitle, summary: "It wraps"),
        Variant("First chosen", .firstSelected),
        Variant("Middle chosen", .middleSelected),
        Variant("Last chosen", .lastSelected),
        Variant("None chosen", .noneSelected),
        Variant("Two", .two),
        Variant("Four", .four),
        Variant("Long options", .longOptions, summary: "They wrap before their rings"),
        Variant("Empty", .init(id: "preference", title: "Select a preference", options: [])),
    ]
    static let plays = [
        Play(
            "Choose another", state: "With title",
            """
            focus promotions
            press Enter
            expect call "SelectOptions.selectOption(id: \\"promotions\\")"
            frame "chosen in place of the first"
            press Down Space
            expect call "SelectOptions.selectOption(id: \\"none\\")"
            frame "chosen in place of the second"
            press Enter
            frame "pressed again it stays"
            """),
        Play(
            "First choice", state: "None chosen",
            """
            click "Middle option"
            frame "chosen"
            """),
    ]
}
