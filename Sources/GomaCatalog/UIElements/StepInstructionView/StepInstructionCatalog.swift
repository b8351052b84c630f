extension StepInstructionDisplayState {
    static let menu = Self(
        id: "menu", number: 1,
        text: HighlightedTextDisplayState(
            id: "menu", text: "On the mobile money menu, select 4, then select the 4 option.",
            passages: [HighlightedTextPassage(words: "4")]))
    static let custom = Self(
        id: "confirm", number: 2,
        text: HighlightedTextDisplayState(
            id: "confirm",
            text: """
                Check that the name and the amount are right, type your secret code, and choose Confirm payment. \
                Nobody of ours will ever ask you for the code.
                """,
            passages: [HighlightedTextPassage(words: "Confirm payment", color: .highlightSecondary)]),
        indicator: StepInstructionIndicator(ground: .highlightSecondary, text: .highlightSecondaryContrast))
    static let message = Self(
        id: "message", number: 3,
        text: HighlightedTextDisplayState(
            id: "message", text: "You get a confirmation SMS at your registered number.",
            passages: [
                HighlightedTextPassage(words: "confirmation SMS"), HighlightedTextPassage(words: "registered number"),
            ]))
    static let current = Self(
        id: "dial", number: 4,
        text: HighlightedTextDisplayState(
            id: "dial", text: "Dial *126# on your phone.", passages: [HighlightedTextPassage(words: "*126#")]),
        progress: .current)
    static let done = Self(
        id: "amount", number: 5, text: HighlightedTextDisplayState(id: "amount", text: "Choose an amount."),
        progress: .done)
    static let link = Self(
        id: "help", number: 12,
        text: HighlightedTextDisplayState(
            id: "help", text: "If nothing comes, see the help pages.",
            passages: [.link("help pages", id: "help")]))
}

enum StepInstructionCatalog: CatalogEntry {
    typealias ComponentType = StepInstructionView

    static let category = Category.uiElements
    static let subcategory = "Instructions"
    static let summary = "One step of several, with its number and what to do."
    static let tags = ["step", "instruction", "number", "payment"]
    static let children: [any StandardComponent.Type] = [HighlightedTextView.self]
    static let defaultWidth = 48
    static let requests: [any ComponentRequest] = [OpenLink(id: "help", within: "help")]
    static let variants: [Variant<StepInstructionDisplayState>] = [
        Variant("Single highlight", .menu, summary: "A digit counts where it stands by itself"),
        Variant("Custom colours", .custom, summary: "The number in colours of its own, the text on many rows"),
        Variant("Several highlights", .message),
        Variant("Current", .current, summary: "To be done now"),
        Variant("Done", .done),
        Variant("With link", .link, summary: "A number of two digits"),
    ]
    static let plays = [
        Play(
            "Follow the link", state: "With link",
            """
            press Tab
            frame "The link has the focus"
            press Enter
            expect call "HighlightedText.openLink(id: \\"help\\")"
            expect request app:open-link id=help
            """)
    ]
}
