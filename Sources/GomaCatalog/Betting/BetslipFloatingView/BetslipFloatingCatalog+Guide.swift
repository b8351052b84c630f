extension BetslipFloatingCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On every screen but the bet slip. Thin, it is a button, or a bar once something is picked; tall, it is a \
            card about the next win boost. In the bet slip BetslipOddsBoostHeader tells of that.
            """,
        data: """
            How many selections there are, their odds together, and how near the next boost is, all from the bet slip. \
            Where it floats is for the screen to say.
            """,
        answers: """
            A press anywhere on it opens the bet slip, unless it is disabled. A tall one without a boost to tell of \
            takes no room.
            """,
        reading: """
            One control: the number of selections, odds and boost, "Open bet slip", and what the next boost asks for. \
            Without selections it reads "Bet slip".
            """)
}
