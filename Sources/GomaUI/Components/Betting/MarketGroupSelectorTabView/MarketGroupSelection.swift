/// A choice made in a bar of market groups.
public struct MarketGroupSelection: Hashable, Sendable {
    public let selectedID: String
    public let previouslySelectedID: String?

    public init(selectedID: String, previouslySelectedID: String?) {
        self.selectedID = selectedID
        self.previouslySelectedID = previouslySelectedID
    }
}
