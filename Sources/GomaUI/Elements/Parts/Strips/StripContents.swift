/// The contents of a bar: its items by what they are called, and which one is selected.
package struct StripContents: Hashable, Sendable {
    package var id = ""
    package var itemIDs: [String] = []
    package var selectedID: String?

    package init(id: String = "", itemIDs: [String] = [], selectedID: String? = nil) {
        self.id = id
        self.itemIDs = itemIDs
        self.selectedID = selectedID
    }
}
