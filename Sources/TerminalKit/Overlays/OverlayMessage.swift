/// A message that lies over a page for a while, as an ``OverlayQueue`` keeps it.
public protocol OverlayMessage: Codable, Hashable, Sendable {
    /// Tells it from others; a message with the id of one that is there takes its place.
    var id: String { get }
    /// How long it stays once it has come up; `nil` for one that stays until it is sent away.
    var seconds: Double? { get }
}
