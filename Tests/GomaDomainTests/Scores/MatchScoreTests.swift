import Expectations
import Testing

@testable import GomaDomain

struct MatchScoreTests {
    @Test(arguments: [
        (MatchScore.total(Tally(2, 1)), MatchScore.total(Tally(2, 2))),
        (.periods([Tally(1, 0), Tally(2, 3)]), .periods([Tally(1, 0), Tally(2, 4)])),
        (.sets([Tally(25, 23), Tally(1, 0)]), .sets([Tally(25, 23), Tally(1, 1)])),
        (
            .games([Tally(6, 4), Tally(2, 1)], TennisGame(.thirty, .fifteen)),
            .games([Tally(6, 4), Tally(2, 1)], TennisGame(.thirty, .thirty))
        ),
        (
            .games([Tally(6, 4), Tally(2, 1)], TennisGame(.thirty, .forty)),
            .games([Tally(6, 4), Tally(2, 2)], TennisGame(.love, .love))
        ),
        (.periods([]), .periods([])), (.sets([]), .sets([])),
    ])
    func `a point counts in what is being played, and a game that it wins in its set`(
        before: MatchScore, after: MatchScore
    ) {
        var score = before

        score.award(.away)

        expect(score, is: after)
    }

    @Test func `periods add up, and sets do not`() {
        expect(MatchScore.total(Tally(2, 1)).total, is: Tally(2, 1))
        expect(MatchScore.periods([Tally(22, 18), Tally(19, 24)]).total, is: Tally(41, 42))
        expect(MatchScore.sets([Tally(25, 23)]).total, is: nil)
        expect(MatchScore.games([Tally(6, 4)], TennisGame()).total, is: nil)
    }
}
