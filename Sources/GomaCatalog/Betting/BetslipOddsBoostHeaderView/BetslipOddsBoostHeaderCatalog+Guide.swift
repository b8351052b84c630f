extension BetslipOddsBoostHeaderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In the bet slip, above its selections, while a promotion for combined bets runs. On other screens \
            BetslipFloating tells the same.
            """,
        data: """
            How many selections count, how many the highest boost asks for, the boosts reached and next, and the least \
            odds that count; from the promotion that the bet slip follows.
            """,
        answers: "A press asks how boosts work, which the app explains. Disabled, it only shows.",
        reading: """
            One control: heading, what is missing for which boost, and the progress, such as "1 of 3".
            """)
}
