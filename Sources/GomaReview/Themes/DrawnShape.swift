/// A pair of colours as one kind of shape draws it: parts of a ground, such as half a row of it, become what grounds become,
/// and all else what texts do.
struct DrawnShape: Hashable, Codable, Sendable {
    let pair: DrawnPair
    let isGroundPart: Bool

    init(_ pair: DrawnPair, as cluster: Cluster) {
        self.pair = pair
        isGroundPart = StyleResolver.Part(cluster).isGround
    }

    /// A cell that shows it, for those who resolve colours.
    var cell: Cell { isGroundPart ? pair.cell("▄") : pair.cell }

    /// Whether it need not be seen: the end of a line that fades into its ground, the edge of a level where a ground that
    /// goes from one colour to another comes by, and that of a tile, which is drawn in its own ground.
    var mayVanish: Bool {
        if pair.foreground.isOwnEdge { return true }
        guard pair.kind == .decoration else { return false }
        if isGroundPart { return pair.background.isDecoration }
        guard case .blend(_, _, let share) = pair.foreground.kind else { return false }
        return share < Self.fadedShare
    }

    /// How much of its colour is left of a line that need not be seen any more.
    private static let fadedShare = 0.25
}
