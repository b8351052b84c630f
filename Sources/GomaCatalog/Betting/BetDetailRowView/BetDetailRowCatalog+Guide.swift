extension BetDetailRowCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In a list of a placed bet's details, between other lines like it; BetDetailValuesSummary makes such a \
            list. In the bet slip, before a bet is placed, take BetSummaryRow.
            """,
        data: """
            The name, and a value as text, money, decimal odds or a result; how numbers are written follows from the \
            customer's language. Which corners of the card it has is for the list around it to say.
            """,
        answers: "Nothing; it is only read.",
        reading: "The name and then the value, both in full where they are cut on the screen.")
}
