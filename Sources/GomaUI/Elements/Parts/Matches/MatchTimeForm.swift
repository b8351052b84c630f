/// The forms in which the time of a match is worded.
package enum MatchTimeForm: Hashable, Sendable {
    /// "2nd half, 67 min" and "17 June, 11:00".
    case long
    /// "2nd half 67'" and "17/06, 11:00", where there is little room.
    case short
}
