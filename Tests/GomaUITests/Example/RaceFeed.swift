import GomaUI

extension StateFeed where State == RaceBoardState {
    /// The favourite shortens after a second, and the outsider leads after three; a bet that has been placed ends it.
    static let race = Self(
        [
            Step(at: .seconds(1)) { board, _ in board.runners[0].movePrice(to: 1.8) },
            Step(at: .seconds(3)) { board, _ in board.runners.reverse() },
        ], while: { $0.bet != .placed })
}
