/// The moment that a match has come to while it is on.
package struct MatchClock: Hashable, Sendable {
    /// The part that is played.
    package var part: MatchPart
    /// Minutes of play; `nil` in a break, and in sports that are not played by the clock.
    package var minute: Int?

    package init(_ part: MatchPart = .named(""), minute: Int? = nil) {
        self.part = part
        self.minute = minute
    }
}
