/// The mark before a step of a promotion.
public enum ListBlockMarker: Codable, Hashable, Sendable {
    /// A ring without a number.
    case ring
    /// The number of the step.
    case number(Limited<Quantity>)
    /// A picture by its name; initials stand in where it does not come.
    case picture(name: String, alternative: String)
}
