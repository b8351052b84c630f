/// The points of a game of tennis.
package struct TennisGame: Hashable, Sendable {
    /// What a side of a game has.
    package enum Points: Hashable, Sendable { case love, fifteen, thirty, forty, advantage }

    package private(set) var home: Points
    package private(set) var away: Points

    package init(_ home: Points = .love, _ away: Points = .love) {
        self.home = home
        self.away = away
    }

    /// Counts a point; with the one that wins the game the next game begins.
    /// - Returns: whether the game has been won.
    package mutating func award(_ side: ScoreSide) -> Bool {
        switch (self[side], self[side.other]) {
        case (_, .advantage): self[side.other] = .forty
        case (.forty, .forty): self[side] = .advantage
        case (.forty, _), (.advantage, _):
            self = TennisGame()
            return true
        case (.thirty, _): self[side] = .forty
        case (.fifteen, _): self[side] = .thirty
        case (.love, _): self[side] = .fifteen
        }
        return false
    }

    private subscript(side: ScoreSide) -> Points {
        get { side == .home ? home : away }
        set { if side == .home { home = newValue } else { away = newValue } }
    }
}
