/// What a bar holds: its items by what they are called, and which one is selected.
struct StripContents: Hashable, Sendable {
    var id = ""
    var itemIDs: [String] = []
    var selectedID: String?
}
