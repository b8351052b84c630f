/// What may happen to the games played last.
extension RecentlyPlayedGamesDisplayState {
    /// Games that are remembered at most.
    public static let mostGames = Game.mostRecent

    /// A game has been played: it comes first, wherever it was, and the oldest of too many goes.
    public mutating func play(_ game: CasinoGameSearchedDisplayState) {
        games.putFirst(game, keeping: Self.mostGames)
        phase = .games
    }
}
