extension BetDetailValuesSummaryCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On the page of a placed bet, from the stake over tax and winnings to the payout. Before the bet is placed \
            BetInfoSubmission tells the same.
            """,
        data: """
            The lines in their order, a caption above and the result below where there are any, from the bet's \
            details. Which corners are round it works out itself.
            """,
        answers: "Nothing; it is only read.",
        reading: """
            The caption, each line as name and value, then the result. Without lines it says that there are no details \
            of this bet.
            """)
}
