import Expectations
import GomaUI
import TerminalKit
import Testing

@testable import GomaApp

/// What pages show of a round that has been played.
@MainActor
struct RoundFactsTests {
    @Test(
        arguments: [
            (0, "EUR 2.00 staked, nothing won", "info"), (1, "EUR 2.00 staked, EUR 1.00 won", "info"),
            (2, "EUR 2.00 staked, EUR 2.00 won", "info"), (3, "EUR 2.00 staked, EUR 3.00 won", "success"),
        ] as [(Amount, String, String)])
    func `anything that comes back is won, and more than the stake is a success`(
        payout: Amount, words: String, kind: String
    ) {
        let played = Customer.PlayedRound(
            round: GameRound(symbols: [.seven, .seven, .seven]), stake: Money(2, "EUR"), payout: Money(payout, "EUR"),
            isPractice: false)

        let facts = RoundFacts(played, in: .simulated())

        expect(facts.words, is: words)
        expect(facts.kind, is: kind)
        expect(facts.reels, is: "7  7  7")
    }

    @Test(
        arguments: [
            (.english, 0, "For practice: EUR 2.00 staked, nothing won"),
            (.english, 3, "For practice: EUR 2.00 staked, EUR 3.00 won"),
            (.french, 0, "Pour s’entraîner : EUR 2,00 misés, rien gagné"),
            (.portuguese, 3, "Para praticar: EUR 2,00 apostados, EUR 3,00 ganhos"),
        ] as [(Localization, Amount, String)])
    func `of a round without money it is said that it is for practice`(
        language: Localization, payout: Amount, words: String
    ) {
        let played = Customer.PlayedRound(
            round: GameRound(symbols: [.seven, .seven, .seven]), stake: Money(2, "EUR"), payout: Money(payout, "EUR"),
            isPractice: true)

        let facts = RoundFacts(played, in: .simulated(localization: language))

        expect(facts.words, is: words)
    }
}
