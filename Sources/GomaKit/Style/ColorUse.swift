/// The use of a colour role: what stands on a ground, or a ground, which is what contrast is measured against.
public enum ColorUse: Hashable, Sendable {
    /// A text, a mark or a line.
    case ink
    /// A ground that says nothing but where it is.
    case ground
    /// A ground that says something (chosen, urgent), which is reversed where there are no colours.
    case emphasis

    /// Whether others stand on it.
    var isGround: Bool { self != .ink }
}
