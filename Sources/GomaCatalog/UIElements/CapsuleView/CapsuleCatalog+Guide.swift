extension CapsuleCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On a card or in a line, where a word or two say how things stand. For a filter take PillItem, for the name \
            of a market MarketNamePillLabel.
            """,
        data: """
            Words as they are, with a picture if need be, or that something is live or how it has ended, which the \
            library says in the customer's language. A result brings its own look.
            """,
        answers: "An interactive one tells the owner of a press; any other is only read.",
        reading: "Its words; the picture is not read. A period that is being played is read as \"LIVE\" first.")
}
