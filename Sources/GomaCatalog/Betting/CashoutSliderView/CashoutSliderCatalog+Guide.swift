extension CashoutSliderCatalog {
    static let guide = ComponentGuide(
        purpose: """
            On a placed bet of which a part can be given up. For an offer without a choice take CashoutAmount with a \
            Button.
            """,
        data: """
            Which bet, the least and the most that can be had and the amount chosen, all in one currency, and how far a \
            request has come; from the cash-out service.
            """,
        answers: """
            Arrows, Page Up, Page Down, Home, End or the mouse choose an amount; round ones and the ends are \
            preferred. The button asks for it: what is given is gone, and the rest can be chosen from.
            """,
        time: "An amount that was asked for waits for its answer, and nothing can be changed until then.",
        reading: """
            Lower end, title, upper end, the slider with the amount chosen, and the button, which names it too. After \
            a failure the reason stands in the title's place.
            """)
}
