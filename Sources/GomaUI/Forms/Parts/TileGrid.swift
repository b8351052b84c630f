/// Tiles of one size, row by row; two beside each other, more where there is room for them.
package final class TileGrid<Item: BindableView>: PartView {
    lazy var tileViews = RepeatedViews(of: Item.self, in: self, environment: environment)

    /// Columns that a tile wants at least.
    private static var leastTileWidth: Int { 8 }
    /// Columns of a tile from which on one more stands beside it.
    private static var comfortableTileWidth: Int { 24 }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(proposal.width, 2 * Self.comfortableTileWidth)
        let columns = Self.columns(in: proposal.width)
        let rows = (tileViews.views.count + columns - 1) / columns
        return Size(width: proposal.width < View.unbounded ? proposal.width : width, height: rows * tileHeight)
    }

    /// The last row may hold fewer tiles, which are as wide as the others.
    override package func layoutSubviews() {
        let columns = Self.columns(in: bounds.width)
        let room = max(0, bounds.width - (columns - 1) * Spacing.xs)
        for (index, view) in tileViews.views.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let start = room * column / columns + column * Spacing.xs
            let end = room * (column + 1) / columns + column * Spacing.xs
            view.frame = Rect(x: start, y: row * tileHeight, width: end - start, height: tileHeight)
        }
    }

    private var tileHeight: Int {
        tileViews.views.first?.measure(Size(width: Self.comfortableTileWidth, height: View.unbounded)).height ?? 0
    }

    private static func columns(in width: Int) -> Int {
        guard width >= 2 * leastTileWidth + Spacing.xs else { return 1 }
        return width < View.unbounded ? max(2, (width + Spacing.xs) / (comfortableTileWidth + Spacing.xs)) : 2
    }
}
