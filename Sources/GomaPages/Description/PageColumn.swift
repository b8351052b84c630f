/// Blocks one above the other, beside others.
struct PageColumn: Sendable {
    /// Columns of the screen that it takes; its share of what is left where `nil`.
    let width: Int?
    let blocks: [PageBlock]
}
