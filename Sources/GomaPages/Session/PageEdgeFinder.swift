import GomaKit

/// The finder of the traits of parts, and of those at the edges of a block, without its views.
@MainActor
struct PageEdgeFinder {
    let session: PageSession

    /// How a part lies.
    func lie(of part: PagePart) -> PartLie {
        var traits = part.stand.traits.union(part.traits.map { LayoutTrait(rawValue: $0.name) })
        // One that cannot be made says so in its place.
        if let component = try? session.component(named: part.component) { traits.formUnion(component.layoutTraits) }
        return PartLie(
            layout: session.kit.layout, traits: traits, width: part.width, gap: part.gap, inset: part.inset,
            isInFlow: part.stand == .flow)
    }

    /// The traits of the first parts of a block; none where the page says how many rows stand above them.
    func upperEdge(of block: PageBlock?) -> [Set<LayoutTrait>] {
        switch block {
        case nil: []
        case .part(let part): lie(of: part).upperEdge
        case .columns(let columns): columns.flatMap { upperEdge(of: $0.blocks.first) }
        case .stack(let gap, let blocks): gap == nil ? upperEdge(of: blocks.first) : []
        case .flow(_, let blocks): upperEdge(of: blocks.first)
        case .conditional(_, let block), .narrow(_, let block): upperEdge(of: block)
        }
    }

    /// The traits of the last parts of a block.
    func lowerEdge(of block: PageBlock?) -> [Set<LayoutTrait>] {
        switch block {
        case nil: []
        case .part(let part): [lie(of: part).traits]
        case .columns(let columns): columns.flatMap { lowerEdge(of: $0.blocks.last) }
        case .stack(_, let blocks), .flow(_, let blocks): lowerEdge(of: blocks.last)
        case .conditional(_, let block), .narrow(_, let block): lowerEdge(of: block)
        }
    }
}
