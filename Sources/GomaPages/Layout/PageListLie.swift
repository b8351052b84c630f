import GomaKit

/// How the parts of a list lie: the columns that they flow into, and the rows between them.
@MainActor
struct PageListLie {
    let layout: any PageLayoutManager
    /// The columns of a room.
    let columns: (Int) -> PageFlow.Columns
    /// Rows between two parts below each other in a column of a width; 0 where each part brings its own.
    let gap: (Int) -> Int
    /// The traits of the first part, where rows above it can be asked for.
    let upper: () -> [Set<LayoutTrait>]
    /// The traits of the last part.
    let lower: () -> [Set<LayoutTrait>]

    /// Copies of a part.
    /// - Parameter flow: the columns that the page has for them; what the part makes of the room where `nil`.
    init(copiesOf part: PartLie, in flow: PageFlow? = nil) {
        layout = part.layout
        columns = { flow?.columns(in: $0) ?? part.columns(in: $0) }
        gap = { part.layout.gap(above: part.upperEdge, below: [part.traits], in: $0) }
        upper = { part.upperEdge }
        lower = { [part.traits] }
    }

    /// Different parts in one column, each of which brings the rows above it.
    init(
        by layout: any PageLayoutManager, upper: @escaping () -> [Set<LayoutTrait>],
        lower: @escaping () -> [Set<LayoutTrait>]
    ) {
        self.layout = layout
        columns = { PageFlow.oneColumn.columns(in: $0) }
        gap = { _ in 0 }
        (self.upper, self.lower) = (upper, lower)
    }
}
