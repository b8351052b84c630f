import TerminalKit

/// A choice made in a bar of pills.
public struct PillSelection: Hashable, Sendable {
    public let selectedID: String
    public let previouslySelectedID: String?
    /// When, on the scheduler's time line.
    public let time: Instant

    public init(selectedID: String, previouslySelectedID: String?, time: Instant) {
        self.selectedID = selectedID
        self.previouslySelectedID = previouslySelectedID
        self.time = time
    }
}
