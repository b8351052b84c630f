import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// What the reels of a game pay.
struct GameRoundTests {
    @Test(
        arguments: [
            ([.seven, .seven, .seven], 50), ([.star, .star, .star], 20), ([.bell, .bell, .bell], 10),
            ([.gift, .gift, .gift], 8), ([.flame, .flame, .flame], 5), ([.sun, .sun, .sun], 4),
            ([.seven, .sun, .seven], 3), ([.sun, .sun, .seven], "0.8"), ([.gift, .star, .star], "0.8"),
            ([.seven, .star, .bell], 0),
        ] as [([GameRound.Symbol], Written)])
    func `three of a kind pay by their kind, and a pair is dear where it is of sevens`(
        symbols: [GameRound.Symbol], factor: Written
    ) {
        expect(GameRound(symbols: symbols).factor, is: factor.amount)
    }

    @Test(arguments: [("1.01", "0.81"), ("0.02", "0.02"), ("0.01", "0.01"), ("5", "4")] as [(Written, Written)])
    func `what a stake brings is rounded to what can be paid`(stake: Written, payout: Written) {
        expect(GameRound(symbols: [.sun, .sun, .seven]).payout(of: stake.amount), is: payout.amount)
        expect(GameRound(symbols: [.seven, .star, .bell]).payout(of: stake.amount), is: 0)
    }

    @Test func `of what is staked on all that reels can show ninety-three and a half of a hundred come back`() {
        let all = GameRound.Symbol.allCases
        let rounds = all.flatMap { one in all.flatMap { two in all.map { GameRound(symbols: [one, two, $0]) } } }

        expect(rounds.count, is: 216)
        expect(rounds.map(\.factor).reduce(0, +), is: 202)
    }

    @Test func `a seed gives the same round each time, and seeds give all that reels can show`() {
        let seeds: Range<UInt64> = 0..<5000

        let rounds = seeds.map { GameRound(seed: $0) }

        expect(rounds, is: seeds.map { GameRound(seed: $0) })
        expect(Set(rounds).count, is: 216)
    }
}
