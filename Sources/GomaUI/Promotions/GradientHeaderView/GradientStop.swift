/// A colour, and where it stands on the way across a ground.
public struct GradientStop: Codable, Hashable, Sendable {
    /// The colour.
    public var role: ColorRole
    /// Where it is reached.
    @Limited<GradientPlace> public var place: Double

    public init(role: ColorRole, place: Double) {
        self.role = role
        self.place = place
    }
}
