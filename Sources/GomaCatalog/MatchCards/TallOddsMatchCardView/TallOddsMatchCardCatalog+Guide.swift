extension TallOddsMatchCardCatalog {
    static let guide = ComponentGuide(
        purpose: """
            In lists of matches that are looked at one by one. Where many are compared take InlineMatchCard, for one \
            match above all others MatchBanner.
            """,
        data: """
            Header, sides, score, market and prices, all from the match's feed; score and prices may still load. It \
            stands on a card's ground, on the page's, or on a role of your own.
            """,
        answers: """
            A press on the card leads to the match, one on the competition to its page. The star keeps a favourite, \
            and a press on a price chooses it.
            """,
        time: """
            A match that is on goes on: minutes pass, goals are scored, prices move and are lit for three seconds, and \
            the markets close at the end.
            """,
        reading: "One control with time, sides, score and market; then the competition, the favourite and each price.")
}
