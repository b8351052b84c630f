import Testing

@testable import GomaCatalog

struct RecentlyPlayedGamesTests {
    private func game(_ id: Int) -> CasinoGameSearchedDisplayState {
        CasinoGameSearchedDisplayState(id: "\(id)", name: "Game \(id)")
    }

    @Test func `a game that is played comes first, and is there once`() {
        var section = RecentlyPlayedGamesDisplayState(id: "recent", title: "", games: [game(1), game(2), game(3)])

        section.play(game(3))
        section.play(game(4))

        #expect(section.games.map(\.id) == ["4", "3", "1", "2"])
    }

    @Test func `the oldest of too many games goes`() {
        var section = RecentlyPlayedGamesDisplayState(
            id: "recent", title: "", games: (1...10).map(game), phase: .failed(.refused))

        section.play(game(11))

        #expect(section.games.count == RecentlyPlayedGamesDisplayState.mostGames)
        #expect(section.games.first?.id == "11")
        #expect(section.games.last?.id == "9")
        #expect(section.phase == .games)
    }
}
