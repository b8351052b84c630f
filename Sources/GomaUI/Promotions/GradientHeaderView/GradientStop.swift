/// A colour, and where it stands on the way across a ground.
public struct GradientStop: Codable, Hashable, Sendable {
    /// The colour.
    public var role: ColorRole
    /// Where it is reached: 0 at the left edge, 1 at the right one; from -1 to 2, as a part of the way may lie outside.
    @Limited<GradientPlace> public var place: Double

    public init(role: ColorRole, place: Double) {
        self.role = role
        self.place = place
    }
}
