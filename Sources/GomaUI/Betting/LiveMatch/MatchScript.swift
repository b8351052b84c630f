/// Moves of a match, each at its time, and then no more: what a feed brings, the same every time.
package struct MatchScript: Hashable, Sendable {
    /// A move and its time after the start.
    package struct Step: Hashable, Sendable {
        package let time: Duration
        package let move: MatchMove

        package init(at time: Duration, _ move: MatchMove) {
            self.time = time
            self.move = move
        }
    }

    /// In the order of their times.
    package let steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// A match from its last minutes to the end: prices move, the home side scores while the market is held back.
    package static let match = Self([
        Step(at: .seconds(3), .price(of: .away, market: 0, .up)),
        Step(at: .seconds(5), .minute),
        Step(at: .seconds(7), .price(of: .home, market: 0, .down)),
        Step(at: .seconds(10), .suspend),
        Step(at: .seconds(11), .point(.home)),
        Step(at: .seconds(13), .resume),
        Step(at: .seconds(13), .price(of: .home, market: 0, .down)),
        Step(at: .seconds(13), .price(of: .away, market: 0, .up)),
        Step(at: .seconds(16), .minute),
        Step(at: .seconds(20), .price(of: .away, market: 0, .down)),
        Step(at: .seconds(24), .end),
    ])

    /// The last minutes of a match whose market is held back, comes again, and is held back once more, to the end.
    package static let heldBack = Self([
        Step(at: .seconds(4), .resume),
        Step(at: .milliseconds(5500), .price(of: .home, market: 0, .up)),
        Step(at: .milliseconds(6500), .suspend),
        Step(at: .seconds(7), .minute),
        Step(at: .milliseconds(8500), .resume),
        Step(at: .seconds(12), .price(of: .away, market: 0, .down)),
        Step(at: .seconds(15), .minute),
        Step(at: .seconds(20), .end),
    ])

    /// Prices that move up and down, are held back and come again, and then stay.
    package static let market = Self([
        Step(at: .milliseconds(3500), .price(of: .away, market: 0, .up)),
        Step(at: .seconds(6), .price(of: .home, market: 0, .down)),
        Step(at: .seconds(8), .price(of: .away, market: 1, .up)),
        Step(at: .seconds(10), .suspend),
        Step(at: .seconds(14), .resume),
        Step(at: .seconds(14), .price(of: .home, market: 0, .up)),
        Step(at: .seconds(16), .price(of: .away, market: 0, .down)),
    ])
}
