/// The customer has switched to another bet type.
public struct BetslipTypeSelection: Hashable, Sendable {
    /// The tab that is chosen now.
    public let selectedID: String
    /// `nil` where none was selected before.
    public let previouslySelectedID: String?

    public init(selectedID: String, previouslySelectedID: String?) {
        self.selectedID = selectedID
        self.previouslySelectedID = previouslySelectedID
    }
}
