/// What may happen to the games played last.
extension RecentlyPlayedGamesDisplayState {
    /// Games that are remembered at most.
    public static let mostGames = 10

    /// A game has been played: it comes first, wherever it was, and the oldest of too many goes.
    public mutating func play(_ game: CasinoGameSearchedDisplayState) {
        games.removeAll { $0.id == game.id }
        games.insert(game, at: 0)
        if games.count > Self.mostGames { games.removeLast(games.count - Self.mostGames) }
        phase = .games
    }
}
