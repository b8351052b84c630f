/// The finder of the traits of parts, and of those at the edges of a block, without its views.
@MainActor
struct PageEdgeFinder {
    let session: PageSession

    func lie(of part: PagePart) -> PartLie {
        var traits = part.stand.traits.union(part.traits.map { LayoutTrait(rawValue: $0.name) })
        // One that cannot be made says so in its place.
        if let component = try? session.component(named: part.component) { traits.formUnion(component.layoutTraits) }
        return PartLie(
            layout: session.kit.layout, traits: traits, width: part.width, gap: part.gap, inset: part.inset,
            isInFlow: part.stand == .flow)
    }

    /// The traits of the parts at an edge of a block; none at the upper one where the page says how many rows stand above them.
    func traits(at edge: PageEdge, of block: PageBlock?) -> [Set<LayoutTrait>] {
        switch block {
        case nil: []
        case .part(let part): lie(of: part).traits(at: edge)
        case .columns(let columns): columns.flatMap { traits(at: edge, of: edge.outermost(of: $0.blocks)) }
        case .stack(.some, _) where edge == .upper: []
        case .stack(_, let blocks), .flow(_, let blocks): traits(at: edge, of: edge.outermost(of: blocks))
        case .conditional(_, let block), .narrow(_, let block): traits(at: edge, of: block)
        }
    }
}
