/// The choice of a card's corners that are round; cards that stand on each other leave out those between them.
public enum CardCorners: String, CaseIterable, Codable, Hashable, Sendable {
    case none, top, bottom, all

    package var roundsTop: Bool { self == .top || self == .all }
    package var roundsBottom: Bool { self == .bottom || self == .all }

    /// The shape of a ground with these corners.
    package var shape: GroundShape { self == .none ? .square : .rounded(top: roundsTop, bottom: roundsBottom) }
}
