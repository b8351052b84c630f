/// The direction in which a price has just moved.
public enum OddsChange: String, CaseIterable, Codable, Hashable, Sendable {
    case none, up, down

    /// The way from one price to another; equal ones are no movement.
    package init(from old: Odds, to new: Odds) { self = new > old ? .up : new < old ? .down : .none }
}
