/// The frames of table and preview in a window.
enum CatalogueLayout: Equatable {
    /// The preview right of a table of `tableWidth` columns.
    case beside(tableWidth: Int)
    /// The preview below a table of `tableRows` rows, its heads not counted.
    case below(tableRows: Int)
    case tableAlone

    /// Columns below which there is no room beside the table, and rows below which there is none under it.
    private static let leastWidth = 72
    private static let leastHeight = 26
    /// The most rows that the preview takes from a table above it.
    private static let mostPreviewRows = 24

    init(in size: Size, hasPreview: Bool) {
        if !hasPreview {
            self = .tableAlone
        } else if size.width >= Self.leastWidth {
            self = .beside(tableWidth: Self.tableWidth(in: size.width))
        } else if size.height >= Self.leastHeight {
            // Title and heads above the table; rule, title, strip above the preview; the status line.
            self = .below(tableRows: max((size.height - 6) / 2, size.height - 6 - Self.mostPreviewRows))
        } else {
            self = .tableAlone
        }
    }

    /// A match card has the first claim on the room, then the summaries, then both alike.
    private static func tableWidth(in width: Int) -> Int {
        let least = CatalogueColumns.nameWidth + CatalogueColumns.statesWidth + 4
        return max(min(least, width * 3 / 7), min(width - 70, max(72, width * 9 / 20)))
    }
}
