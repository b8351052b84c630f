import Expectations
import Testing

@testable import GomaCasino
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

/// Games played last: how many are remembered, and which comes first.
struct RecentlyPlayedGamesRulesTests {
    private func game(_ id: Int) -> CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: "\(id)", name: "Game \(id)")
    }

    @Test(arguments: [(0, 1), (1, 2), (8, 9), (9, 10), (10, 10), (11, 10), (30, 10)])
    func `ten games are remembered, whatever was there`(before: Int, after: Int) {
        var state = RecentlyPlayedGamesDisplayState(id: "", title: "", games: (0..<before).map(game))

        state.play(game(99))

        expect(state.games.map(\.id), is: ["99"] + (0..<after - 1).map(String.init))
    }

    @Test(arguments: 0..<10)
    func `a game that is there goes first, and none is forgotten for it`(place: Int) {
        var state = RecentlyPlayedGamesDisplayState(id: "", title: "", games: (0..<10).map(game))

        state.play(game(place))
        state.play(game(place))

        expect(state.games.map(\.id), is: ["\(place)"] + (0..<10).filter { $0 != place }.map(String.init))
    }

    @Test func `a game that is played shows where none had come`() {
        var state = RecentlyPlayedGamesDisplayState(id: "", title: "", games: [], phase: .failed(.refused))

        state.play(game(1))

        expect(state.phase, is: .games)
    }
}
