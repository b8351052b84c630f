extension SelectOptionsDisplayState {
    /// The gallery's "With title".
    public static let withTitle = Self(
        title: "Notification Preferences",
        options: options(["All Notifications", "Promotions", "None"], chosen: 0))
    /// The gallery's "Without title".
    public static let withoutTitle = Self(
        options: options(["Enable notifications", "Receive personalized offers"], chosen: 0))
    /// The gallery's "Long title". It wraps.
    public static let longTitle = Self(
        title: "How would you like to hear about new promotions, results of your bets and changes of the terms?",
        options: options(["By email", "By message"], chosen: 1))
    /// The gallery's "First chosen".
    public static let firstSelected = Self(title: "Select a preference", options: options(three, chosen: 0))
    /// The gallery's "Middle chosen".
    public static let middleSelected = Self(title: "Select a preference", options: options(three, chosen: 1))
    /// The gallery's "Last chosen".
    public static let lastSelected = Self(title: "Select a preference", options: options(three, chosen: 2))
    /// The gallery's "None chosen".
    public static let noneSelected = Self(title: "Select a preference", options: options(three, chosen: nil))
    /// The gallery's "Two".
    public static let two = Self(title: "Do you agree?", options: options(["Yes", "No"], chosen: 0))
    /// The gallery's "Four".
    public static let four = Self(
        title: "Notification Frequency", options: options(["Daily", "Weekly", "Monthly", "Never"], chosen: 1))
    /// The gallery's "Long options". They wrap before their rings.
    public static let longOptions = Self(
        title: "Choose an option",
        options: options(
            [
                "This is a very long option text that might need to wrap",
                "Another lengthy option with detailed description",
            ], chosen: nil))
    /// The gallery's "Empty".
    public static let empty = Self(title: "Select a preference", options: [])

    private static let three = ["First Option", "Middle Option", "Last Option"]

    private static func options(_ titles: [String], chosen: Int?) -> [SimpleOptionRowDisplayState] {
        titles.enumerated().map { index, title in
            SimpleOptionRowDisplayState(
                id: title.lowercased().replacing(" ", with: "-"), title: title, isSelected: index == chosen)
        }
    }
}

/// The list's page in the gallery.
public enum SelectOptionsCatalog: CatalogEntry {
    public typealias ComponentType = SelectOptionsView

    public static let category = Category.forms
    public static let subcategory = "Selection"
    public static let summary = "A question and its answers, of which exactly one can be chosen."
    public static let tags = ["form", "selection", "radio", "option", "question"]
    public static let children: [any StandardComponent.Type] = [SimpleOptionRowView.self]
    public static let variants: [Variant<SelectOptionsDisplayState>] = [
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
        Variant("Empty", .empty),
    ]
    public static let plays = [
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
            click "Middle Option"
            frame "chosen"
            """),
    ]
}
