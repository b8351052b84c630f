/// The direction in which a price has just moved.
public enum OddsChange: String, CaseIterable, Codable, Hashable, Sendable { case none, up, down }
