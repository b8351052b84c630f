/// The moment that a match has come to while it is on.
package struct MatchClock: Hashable, Sendable {
    /// What the feed calls the part that is played, such as "1st Half"; empty where it names none.
    package var period: String
    /// Minutes of play; `nil` in a break, and in sports that are not played by the clock.
    package var minute: Int?

    package init(_ period: String = "", minute: Int? = nil) {
        self.period = period
        self.minute = minute
    }
}
