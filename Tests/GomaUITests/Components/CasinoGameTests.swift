import Expectations
import Testing

@testable import GomaCatalog
@testable import GomaCasino

struct CasinoGameTests {
    @Test(arguments: [(-2, 0), (0, 0), (0.4, 0), (0.5, 1), (4.4, 4), (4.5, 5), (9, 5), (.nan, 0), (.infinity, 5)])
    func `a rating is rounded half up between its ends`(rating: Double, steps: Int) {
        expect(CasinoGameCardDisplayState(id: "game", name: "Game", rating: rating).ratingSteps, is: steps)
    }

    @Test func `games come in pairs, the last of an odd number alone`() {
        let games = (1...5).map { CasinoGameImageDisplayState(id: "\($0)", name: "Game \($0)") }

        let pairs = CasinoGameImagePairDisplayState.pairs(of: games)

        expect(pairs.map(\.top.id), is: ["1", "3", "5"])
        expect(pairs.map(\.bottom?.id), is: ["2", "4", nil])
        expectEmpty(CasinoGameImagePairDisplayState.pairs(of: []))
    }

    @Test func `a game is opened only by those who may play it`() {
        for access in CasinoGameAccess.allCases {
            var page = CasinoGamePlayModeSelectorDisplayState(id: "game", name: "Game", access: access)
            page.begin(isPractice: false)
            expect(page.start.isStarting, is: (access == .player))

            page = CasinoGamePlayModeSelectorDisplayState(id: "game", name: "Game", access: access)
            page.begin(isPractice: true)
            expect(page.start.isStarting, is: (access != .unavailable))
        }
        var page = CasinoGamePlayModeSelectorDisplayState(
            id: "game", name: "Game", access: .player, hasPractice: false)
        page.begin(isPractice: true)
        #expect(!page.start.isStarting)
    }
}
