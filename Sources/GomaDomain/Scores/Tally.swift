/// A count for either side: goals, points of a period, games of a set.
package struct Tally: Hashable, Sendable {
    package var home: Int
    package var away: Int

    package init(_ home: Int, _ away: Int) {
        self.home = home
        self.away = away
    }

    package subscript(side: ScoreSide) -> Int {
        get { side == .home ? home : away }
        set { if side == .home { home = newValue } else { away = newValue } }
    }

    package static func + (one: Tally, other: Tally) -> Tally { Tally(one.home + other.home, one.away + other.away) }
}
