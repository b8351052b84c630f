/// A view of a page that knows which parts stand at its upper and its lower edge: what lies between two such views hangs on these.
protocol PageEdges: View {
    /// The traits of the parts that have nothing between them and an edge in here, for a width; none at the upper edge where
    /// the rows above are settled.
    func edge(_ edge: PageEdge, in width: Int) -> [Set<LayoutTrait>]
}

extension View {
    /// The traits of the parts at an edge, for a width; none of a view that knows of no parts.
    func traits(at edge: PageEdge, in width: Int) -> [Set<LayoutTrait>] {
        (self as? PageEdges)?.edge(edge, in: width) ?? []
    }
}
