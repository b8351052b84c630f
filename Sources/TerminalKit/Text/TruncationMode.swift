/// The place at which a text is cut when it does not fit.
public enum TruncationMode: Hashable, Sendable, Codable { case end, middle }
