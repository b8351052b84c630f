extension HighlightedTextDisplayState {
    static let phoneNumber = Self(
        id: "push", text: "We are sending a USSD push interaction to +237 612345678",
        passages: [HighlightedTextPassage(words: "+237 612345678")])
    static let expiry = Self(
        id: "expiry", text: "Your bonus expires in 24 hours", passages: [HighlightedTextPassage(words: "24 hours")],
        alignment: .center)
    static let amount = Self(
        id: "amount", text: "Amount: $1,250.00",
        passages: [HighlightedTextPassage(words: "$1,250.00", color: .highlightPrimary)], alignment: .trailing)
    static let transfer = Self(
        id: "transfer", text: "Transfer $500.00 to John Doe at +237 612345678",
        passages: [
            HighlightedTextPassage(words: "$500.00", color: .highlightPrimary),
            HighlightedTextPassage(words: "John Doe", color: .highlightSecondary),
            HighlightedTextPassage(words: "+237 612345678", color: .highlightPrimary),
        ])
    static let documents = Self(
        id: "documents", text: "Please read our Terms and Conditions and Privacy Policy before continuing.",
        passages: [
            .link("Terms and Conditions", id: "terms"),
            .link("Privacy Policy", id: "privacy"),
        ])
    static let bracketedLinks = Self(
        id: "help", text: "Play with care (Limits, Self-exclusion).",
        passages: [
            .link("Limits", id: "limits"),
            .link("Self-exclusion", id: "self-exclusion"),
        ],
        alignment: .center)
    static let repeated = Self(
        id: "step", text: "On the menu select 1, then select option 1 and confirm 100.00 XAF.",
        passages: [HighlightedTextPassage(words: "1"), HighlightedTextPassage(words: "select", color: .textSecondary)])
    static let plain = Self(id: "plain", text: "Winnings are paid to the account that the bet was placed from.")
    static let paragraphs = Self(
        id: "paragraphs", text: "Welcome bonus\n\nValid for 30 days. See the bonus rules.",
        passages: [
            HighlightedTextPassage(words: "Welcome bonus"), .link("bonus rules", id: "bonus-rules"),
        ])
}

enum HighlightedTextCatalog: CatalogEntry {
    typealias ComponentType = HighlightedTextView

    static let category = Category.uiElements
    static let subcategory = "Text"
    static let summary = "A sentence in which words are stressed or lead elsewhere."
    static let tags = ["text", "highlight", "link", "paragraph"]
    static let requests: [any ComponentRequest] = [OpenLink(id: "terms", within: "documents")]
    static let variants: [Variant<HighlightedTextDisplayState>] = [
        Variant("Highlight", .phoneNumber, summary: "The number is stressed"),
        Variant("Centred", .expiry),
        Variant("Right", .amount, summary: "In a colour that was asked for"),
        Variant("Several highlights", .transfer, summary: "Three passages in two colours"),
        Variant("Links", .documents),
        Variant("Links in brackets", .bracketedLinks, summary: "No blank stands before them"),
        Variant("Same word twice", .repeated, summary: "Not where it is part of another word"),
        Variant("Paragraphs", .paragraphs, summary: "A line break in the text begins a new line"),
        Variant("Plain", .plain, summary: "Nothing stands out"),
    ]
    static let plays = [
        Play(
            "Open documents", state: "Links",
            """
            press Tab
            frame "The first link, over two lines"
            press Enter
            expect call "HighlightedText.openLink(id: \\"terms\\")"
            expect request app:open-link id=terms
            press Tab Space
            expect request app:open-link id=privacy
            frame "The second link"
            click "Conditions"
            frame "By the mouse"
            """),
        Play(
            "Links without a blank before them", state: "Links in brackets",
            """
            press Tab
            frame "In its own cells"
            press Tab
            frame "Behind a blank"
            """),
        Play(
            "Nothing to open", state: "Highlight",
            """
            press Tab
            expect focus nothing
            call openLink(id: "+237 612345678")
            """),
    ]
}
