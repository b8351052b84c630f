/// How the ground of a button with an icon ends at its sides.
public enum ButtonIconCorners: String, CaseIterable, Codable, Hashable, Sendable { case round, square }
