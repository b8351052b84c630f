/// The shape of the ends of the ground of a button with an icon.
public enum ButtonIconCorners: String, CaseIterable, Codable, Hashable, Sendable { case round, square }
