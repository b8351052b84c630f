extension StepInstructionDisplayState {
    /// The gallery's "Single highlight". A digit counts where it stands by itself, and not as a part of a number.
    public static let menu = Self(
        id: "menu", number: 1,
        text: HighlightedTextDisplayState(
            id: "menu", text: "On the mobile money menu, select 4, then select the 4 option.",
            passages: [HighlightedTextPassage(words: "4")]))
    /// The gallery's "Custom colours". The number in colours of its own, the text on many rows.
    public static let custom = Self(
        id: "confirm", number: 2,
        text: HighlightedTextDisplayState(
            id: "confirm",
            text: """
                Check that the name and the amount are right, type your secret code, and choose Confirm Payment. \
                Nobody of ours will ever ask you for the code.
                """,
            passages: [HighlightedTextPassage(words: "Confirm Payment", color: .highlightSecondary)]),
        indicator: StepInstructionIndicator(ground: .highlightSecondary, text: .highlightSecondaryContrast))
    /// The gallery's "Several highlights".
    public static let message = Self(
        id: "message", number: 3,
        text: HighlightedTextDisplayState(
            id: "message", text: "You get a confirmation SMS at your registered number.",
            passages: [
                HighlightedTextPassage(words: "confirmation SMS"), HighlightedTextPassage(words: "registered number"),
            ]))
    /// The gallery's "Current". To be done now.
    public static let current = Self(
        id: "dial", number: 4,
        text: HighlightedTextDisplayState(
            id: "dial", text: "Dial *126# on your phone.", passages: [HighlightedTextPassage(words: "*126#")]),
        progress: .current)
    /// The gallery's "Done".
    public static let done = Self(
        id: "amount", number: 5, text: HighlightedTextDisplayState(id: "amount", text: "Choose an amount."),
        progress: .done)
    /// The gallery's "With link". A number of two digits.
    public static let link = Self(
        id: "help", number: 12,
        text: HighlightedTextDisplayState(
            id: "help", text: "If nothing comes, see the help pages.",
            passages: [HighlightedTextPassage(words: "help pages", kind: .link)]))
}

/// The step's page in the gallery.
public enum StepInstructionCatalog: CatalogEntry {
    public typealias ComponentType = StepInstructionView

    public static let category = Category.uiElements
    public static let subcategory = "Instructions"
    public static let summary = "One step of several, with its number and what to do."
    public static let tags = ["step", "instruction", "number", "payment"]
    public static let children: [any StandardComponent.Type] = [HighlightedTextView.self]
    public static let defaultWidth = 48
    public static let variants: [Variant<StepInstructionDisplayState>] = [
        Variant("Single highlight", .menu, summary: "A digit counts where it stands by itself"),
        Variant("Custom colours", .custom, summary: "The number in colours of its own, the text on many rows"),
        Variant("Several highlights", .message),
        Variant("Current", .current, summary: "To be done now"),
        Variant("Done", .done),
        Variant("With link", .link, summary: "A number of two digits"),
    ]
    public static let plays = [
        Play(
            "Follow the link", state: "With link",
            """
            press Tab
            frame "The link has the focus"
            press Enter
            expect call "HighlightedText.openLink(\\"help pages\\")"
            expect request "open what \\"help pages\\" links to"
            """)
    ]
}
