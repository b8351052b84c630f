/// A cell of something in use, and the same cell where it is out of use; one glyph stands for all that look alike.
struct DisabledTwin: Hashable, Sendable {
    let on: Cell
    let off: Cell

    /// - Returns: `nil` where the two look the same or show different things, or where one is part of a picture.
    init?(on: Cell, off: Cell) {
        guard on.cluster == off.cluster, !on.isContinuation, ![on, off].contains(where: DrawnPair.isPicture) else {
            return nil
        }
        let isPlain = on.cluster == .space || [on, off].contains { Decoration($0) != nil }
        let glyph: Cluster =
            isPlain ? .space : Cluster(StyleResolver.Part(on.cluster).isGround ? "▄" : "a" as Unicode.Scalar)
        (self.on, self.off) = (Self.cell(like: on, glyph), Self.cell(like: off, glyph))
        guard self.on != self.off else { return nil }
    }

    private static func cell(like cell: Cell, _ glyph: Cluster) -> Cell {
        Cell(
            cluster: glyph, foreground: glyph == .space ? .terminalDefault : cell.foreground,
            background: cell.background,
            attributes: glyph == .space ? [] : cell.attributes.intersection([.reverse, .dim]))
    }

    /// Whether something stands there that has to be seen, beside the ground.
    var hasInk: Bool { StyleResolver.Part(on.cluster) == .mark }

    /// The ground that is seen in a cell of the two: what a part of a ground is drawn in, and else what is below.
    static func ground(of cell: Cell) -> ColorReference {
        StyleResolver.Part(cell.cluster).isGround ? cell.foreground : cell.background
    }
}
