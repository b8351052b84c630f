/// How the parts of a list lie: the columns that they flow into, and the rows between them.
@MainActor
struct PageListLie {
    let layout: any PageLayoutManager
    /// The columns of a room.
    let columns: (Int) -> PageFlow.Columns
    /// Rows between two parts below each other in a column of a width; 0 where each part brings its own.
    let gap: (Int) -> Int
    /// The traits of the first part, where rows above it can be asked for, and those of the last part.
    let edge: (PageEdge) -> [Set<LayoutTrait>]

    /// Copies of a part.
    /// - Parameter flow: the columns that the page has for them; what the part makes of the room where `nil`.
    init(copiesOf part: PartLie, in flow: PageFlow? = nil) {
        layout = part.layout
        columns = { flow?.columns(in: $0, inset: part.inset(in: $0)) ?? part.columns(in: $0) }
        gap = { part.layout.gap(above: part.traits(at: .upper), below: [part.traits], in: $0) }
        edge = { part.traits(at: $0) }
    }

    /// Different parts in one column, each of which brings the rows above it.
    init(by layout: any PageLayoutManager, edge: @escaping (PageEdge) -> [Set<LayoutTrait>]) {
        self.layout = layout
        columns = { PageFlow.oneColumn.columns(in: $0) }
        gap = { _ in 0 }
        self.edge = edge
    }
}
