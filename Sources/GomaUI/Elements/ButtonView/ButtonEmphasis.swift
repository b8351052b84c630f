/// The weight of a button's title.
public enum ButtonEmphasis: String, CaseIterable, Codable, Hashable, Sendable { case light, strong }
