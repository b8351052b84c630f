/// The choice of a card's corners that a part of it has; parts that stand on each other leave out those between them.
public enum CardCorners: String, CaseIterable, Codable, Hashable, Sendable {
    case none, top, bottom, all

    package var hasTop: Bool { self == .top || self == .all }
    package var hasBottom: Bool { self == .bottom || self == .all }
}
