/// A choice made in a bar of pills.
public struct PillSelection: Hashable, Sendable {
    /// The pill that is chosen now.
    public let selectedID: String
    /// The pill that was chosen before it; `nil` for the first choice.
    public let previouslySelectedID: String?
    /// When, on the scheduler's time line.
    public let time: Instant

    public init(selectedID: String, previouslySelectedID: String?, time: Instant) {
        self.selectedID = selectedID
        self.previouslySelectedID = previouslySelectedID
        self.time = time
    }
}
