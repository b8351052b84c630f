extension BetSummaryRowCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the bet slip, a row for each of odds, winnings, bonus and payout; BetInfoSubmission has them. For the \
            details of a placed bet take BetDetailRow.
            """,
        data: """
            What the line is about, and its value, which the owner computes. The library has the words for the four \
            known lines in every language; others are the owner's own.
            """,
        answers: "Nothing; it is only read.",
        reading: "The title and then the value. The dash that stands for a missing value is read as \"none\".")
}
