/// The blocks of a page by their places.
package struct PageLayout: Sendable {
    /// Above what scrolls, always in view.
    let top: [PageBlock]
    /// What scrolls.
    let body: [PageBlock]
    /// Below what scrolls, always in view.
    let bottom: [PageBlock]
    /// Columns of the screen that what scrolls takes at most; `nil` for all.
    var width: Int?

    var blocks: [PageBlock] { top + body + bottom }

    /// The parts in them, at whatever depth.
    var parts: [PagePart] { blocks.flatMap(\.parts) }
}
