/// How a part lies in the room that its place has: as the page says, else as the layout manager answers.
@MainActor
struct PartLie {
    let layout: any PageLayoutManager
    /// Those of the component, of the part and of its place.
    var traits: Set<LayoutTrait> = []
    /// Columns that it takes at most, as the page says.
    var width: Int?
    /// Blank rows above it, as the page says.
    var gap: Int?
    /// Blank columns beside it, as the page says.
    var inset: Int?
    /// Whether it stands in a column of a flow, which is as wide as is good for it.
    var isInFlow = false

    /// Columns at each side.
    func inset(in room: Int) -> Int {
        inset ?? min(max(0, layout.inset(of: traits, in: room)), max(0, room - 1) / 2)
    }

    /// Columns for the component.
    func width(in room: Int) -> Int {
        let wish = width ?? (isInFlow ? room : layout.width(of: traits, in: room))
        return max(1, min(wish, room - 2 * inset(in: room)))
    }

    /// Columns before the component.
    func offset(of width: Int, in room: Int) -> Int {
        let inset = inset(in: room)
        let spare = room - 2 * inset - width
        return inset + (spare > 0 ? min(max(0, layout.offset(of: traits, leaving: spare)), spare) : 0)
    }

    /// The columns that copies of it flow into, with the blank ones beside each.
    func columns(in room: Int) -> PageFlow.Columns {
        let isBar = traits.contains(.header) || traits.contains(.footer)
        let widest = width ?? (isBar ? PageFlow.widestCard : layout.width(of: traits, in: room))
        return PageFlow(widest: max(1, widest)).columns(in: room, inset: inset(in: room))
    }

    /// What a part above or below it can ask for; nothing at the upper edge where the page says how many rows stand above it.
    func traits(at edge: PageEdge) -> [Set<LayoutTrait>] { edge == .upper && gap != nil ? [] : [traits] }
}

extension PageLayoutManager {
    /// Blank rows between parts and those above them: the most that any two of them want.
    func gap(above lower: [Set<LayoutTrait>], below upper: [Set<LayoutTrait>], in width: Int) -> Int {
        lower.flatMap { part in upper.map { gap(above: part, below: $0, in: width) } }.max().map { max(0, $0) } ?? 0
    }
}
