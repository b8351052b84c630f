/// A kind of wrong change, such as a tired hand makes.
public enum Rule: String, CaseIterable, Codable, Sendable {
    /// A comparison shifted by one: `<` for `<=`.
    case shiftedComparison = "comparison shifted"
    /// A comparison turned: `<` for `>=`, `==` for `!=`.
    case turnedComparison = "comparison turned"
    /// A condition that decides the other way, or one of two that no longer counts.
    case condition
    /// A guard that lets everything through.
    case guardDropped = "guard dropped"
    /// A statement that is not executed.
    case statementDropped = "statement dropped"
    /// A resource, timer or subscription that stays.
    case cleanupDropped = "cleanup dropped"
    /// What has been kept is not made anew.
    case staleCache = "stale cache"
    /// `+` for `-`, `*` for `/`, or a sign that is lost.
    case arithmetic
    /// A limit or a number that is off by one.
    case number
    /// `true` for `false`.
    case truth
    /// The larger for the smaller of two.
    case extreme
    /// Nothing returned where something is.
    case nothingReturned = "nothing returned"
    /// Two arguments of one type in each other's place.
    case swappedArguments = "arguments swapped"
    /// The first for the last, the front for the back.
    case order
    /// Milliseconds for seconds.
    case unit
    /// What stands in for a missing value, although it is there.
    case fallback

    /// How often a change of this kind is taken, beside the others; numbers and statements are many, slips with them are not.
    var weight: Int {
        switch self {
        case .statementDropped: 16
        case .condition, .guardDropped, .turnedComparison: 10
        case .shiftedComparison, .number, .arithmetic, .cleanupDropped, .staleCache: 8
        case .truth, .extreme, .nothingReturned, .swappedArguments, .order, .fallback: 6
        case .unit: 3
        }
    }
}
