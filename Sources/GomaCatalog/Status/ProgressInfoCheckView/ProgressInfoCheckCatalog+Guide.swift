extension ProgressInfoCheckCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the bet slip or on a page, for a reward that is reached in a few steps. A bar without words is \
            ProgressSegments, the bet slip's own strip BetslipOddsBoostHeader.
            """,
        data: """
            Heading, reward and what it still takes, ready to read, a picture, and the steps done and in all; from \
            the rules of the reward. It is complete once all steps are done.
            """,
        answers: "Nothing; it is only read.",
        time: "With each step another segment is filled, and the words change with it.",
        reading: """
            Heading, reward, what it still takes, and the steps such as "1 of 3".
            """)
}
