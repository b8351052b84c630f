/// A choice made in a bar of market groups.
public struct MarketGroupSelection: Hashable, Sendable {
    /// The group that is chosen now.
    public let selectedID: String
    /// The group that was chosen before it; `nil` for the first choice.
    public let previouslySelectedID: String?

    public init(selectedID: String, previouslySelectedID: String?) {
        self.selectedID = selectedID
        self.previouslySelectedID = previouslySelectedID
    }
}
