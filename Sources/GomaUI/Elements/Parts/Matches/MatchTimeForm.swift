/// The forms in which the time of a match is worded.
package enum MatchTimeForm: Hashable, Sendable {
    /// "2nd Half, 67 Min" and "17 June, 11:00".
    case long
    /// "2nd Half 67'" and "17/06, 11:00", where there is little room.
    case short
}
