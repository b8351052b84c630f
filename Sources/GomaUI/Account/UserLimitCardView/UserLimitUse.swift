/// The part of a limit that is used.
public enum UserLimitUse: Hashable, Sendable {
    /// There is room.
    case within
    /// Four fifths or more are used.
    case near
    /// All of it is used, exactly.
    case reached
    /// More than all is used, as can be after the limit was lowered.
    case over
}
