/// A block of the room: parts one above the other, columns side by side, or cards that flow into as many columns as there is
/// room for.
indirect enum PageBlock: Sendable {
    case part(PagePart)
    case columns([PageColumn])
    case flow(PageFlow, [PageBlock])
    /// - Parameter gap: blank rows above it; `nil` where its first part decides.
    case stack(gap: Int?, [PageBlock])
    /// A block that is there while a condition holds.
    case conditional(PageCondition, PageBlock)
    /// A block that is there only where the page has fewer columns.
    case narrow(below: Int, PageBlock)

    /// Whether nobody looks for what is in it by a name, and it is as high as its parts, so that it can be left out as long as
    /// it is not in view.
    var isFree: Bool { parts.allSatisfy { $0.id == nil && $0.subject == nil } }

    /// The same with the turns of its parts among those of the page that are written alike.
    /// - Parameter counts: how many of each wording there have been.
    func numbered(_ counts: inout [String: Int]) -> PageBlock {
        func all(_ blocks: [PageBlock]) -> [PageBlock] { blocks.map { $0.numbered(&counts) } }
        switch self {
        case .part(var part):
            let wording = part.wording
            let turn = counts[wording, default: 0]
            (part.turn, counts[wording]) = (turn, turn + 1)
            return .part(part)
        case .columns(let columns):
            return .columns(columns.map { PageColumn(width: $0.width, least: $0.least, blocks: all($0.blocks)) })
        case .flow(let flow, let blocks): return .flow(flow, all(blocks))
        case .stack(let gap, let blocks): return .stack(gap: gap, all(blocks))
        case .conditional(let condition, let block): return .conditional(condition, block.numbered(&counts))
        case .narrow(let limit, let block): return .narrow(below: limit, block.numbered(&counts))
        }
    }

    /// The parts in it, at whatever depth.
    var parts: [PagePart] {
        switch self {
        case .part(let part): [part]
        case .columns(let columns): columns.flatMap(\.blocks).flatMap(\.parts)
        case .flow(_, let blocks), .stack(_, let blocks): blocks.flatMap(\.parts)
        case .conditional(_, let block), .narrow(_, let block): block.parts
        }
    }
}
