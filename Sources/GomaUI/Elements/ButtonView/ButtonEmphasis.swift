/// How strong a button's title is set.
public enum ButtonEmphasis: String, CaseIterable, Codable, Hashable, Sendable { case light, strong }
