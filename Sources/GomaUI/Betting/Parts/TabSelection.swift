/// A choice made among tabs, such as those of a bar of market groups.
public struct TabSelection: Hashable, Sendable {
    /// The tab that is chosen now.
    public let selectedID: String
    /// The tab that was chosen before it; `nil` for the first choice.
    public let previouslySelectedID: String?

    public init(selectedID: String, previouslySelectedID: String?) {
        self.selectedID = selectedID
        self.previouslySelectedID = previouslySelectedID
    }
}
