/// What decides the markets of a match: goals or points, or sets in sports that are played for them.
struct LeagueFinal: Hashable, Sendable {
    var tally = Tally(0, 0)
    /// Who has won the first set; `nil` before its end, and where there are none.
    var firstSet: ScoreSide?
}
