/// The alignment of a text in the columns it has.
public enum TextAlignment: Hashable, Sendable, Codable { case leading, center, trailing }
