/// The colours that a coloured head goes through, as a theme has them.
public enum GradientHeaderTone: String, CaseIterable, Codable, Hashable, Sendable {
    /// From orange to red.
    case warm
    /// From blue to cyan.
    case cool
    /// From blue over purple to pink.
    case premium
    /// From green to yellow.
    case fresh
}
