/// A switch from one set of tabs to another that is under way.
public struct TabSetSwitch: Codable, Hashable, Sendable {
    /// The direction in which the sets move.
    public enum Direction: String, CaseIterable, Codable, Hashable, Sendable {
        /// To a set further on: it comes from the right.
        case forward
        /// To the set visited before: it comes from the left.
        case back
    }

    /// The set that makes way.
    public var from: String
    /// Where the new set comes from.
    public var direction: Direction

    public init(from: String, direction: Direction) {
        self.from = from
        self.direction = direction
    }
}
