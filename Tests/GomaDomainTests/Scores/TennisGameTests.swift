import Expectations
import Testing

@testable import GomaDomain

struct TennisGameTests {
    @Test(
        arguments: [
            (.love, .love, .fifteen, .love), (.fifteen, .forty, .thirty, .forty), (.thirty, .fifteen, .forty, .fifteen),
            (.thirty, .forty, .forty, .forty), (.forty, .forty, .advantage, .forty),
            (.forty, .advantage, .forty, .forty),
        ] as [(TennisGame.Points, TennisGame.Points, TennisGame.Points, TennisGame.Points)])
    func `a point for either side goes by the rules of tennis`(
        own: TennisGame.Points, others: TennisGame.Points, newOwn: TennisGame.Points, newOthers: TennisGame.Points
    ) {
        var home = TennisGame(own, others)
        var away = TennisGame(others, own)

        let isWon = [home.award(.home), away.award(.away)]

        expect(home, is: TennisGame(newOwn, newOthers))
        expect(away, is: TennisGame(newOthers, newOwn))
        expect(isWon, is: [false, false])
    }

    @Test(
        arguments: [(.forty, .love), (.forty, .thirty), (.advantage, .forty)]
            as [(
                TennisGame.Points, TennisGame.Points
            )])
    func `a point with forty or advantage wins the game, and the next one begins`(
        own: TennisGame.Points, others: TennisGame.Points
    ) {
        var home = TennisGame(own, others)
        var away = TennisGame(others, own)

        let isWon = [home.award(.home), away.award(.away)]

        expect(isWon, is: [true, true])
        expect(home, is: TennisGame(.love, .love))
        expect(away, is: TennisGame(.love, .love))
    }
}
