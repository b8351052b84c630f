/// Blocks one above the other, beside others.
struct PageColumn: Sendable {
    /// Columns of the screen that it takes; its share of what is left where `nil`.
    let width: Int?
    /// Columns that the page has to have for it to be there; 0 where it always is.
    let least: Int
    let blocks: [PageBlock]
}
