/// The result of a search so far.
public enum SearchHeaderInfoPhase: Codable, Hashable, Sendable {
    /// The answer is on its way.
    case searching
    /// Something was found: how much, or `nil` where nobody has counted.
    case found(count: Limited<Quantity>?)
    /// There is nothing of that kind.
    case nothing
}
