import Foundation

/// The part of a limit that is used.
package enum LimitUse: Hashable, Sendable {
    /// There is room.
    case within
    /// Four fifths or more are used.
    case near
    /// All of it is used, exactly.
    case reached
    /// More than all is used, as can be after the limit was lowered.
    case over

    package init(_ used: Amount, of limit: Amount) {
        self = used > limit ? .over : used == limit ? .reached : used * 5 >= limit * 4 ? .near : .within
    }
}
