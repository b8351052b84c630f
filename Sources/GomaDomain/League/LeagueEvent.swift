/// A change of a match in a league, and its moment.
package struct LeagueEvent: Hashable, Sendable {
    /// Since the league's opening.
    package let time: Duration
    /// The match's ID.
    package let match: String
    package let change: MatchChange
}
