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
    /// Columns of the table beside what its rows say.
    private static let margin = 4

    /// - Parameter hasCategory: whether rows say their category.
    init(in size: Size, hasPreview: Bool, hasCategory: Bool) {
        if !hasPreview {
            self = .tableAlone
        } else if size.width >= Self.leastWidth {
            self = .beside(tableWidth: Self.tableWidth(in: size.width, hasCategory: hasCategory))
        } else if size.height >= Self.leastHeight {
            // Title and heads above the table; rule, title, strip above the preview; the status line.
            self = .below(tableRows: max((size.height - 6) / 2, size.height - 6 - Self.mostPreviewRows))
        } else {
            self = .tableAlone
        }
    }

    /// A match card has the first claim on the room, then the names and what goes with them, then the summaries, then both
    /// alike. What is too little for summaries beside whole names is the preview's.
    private static func tableWidth(in width: Int, hasCategory: Bool) -> Int {
        func table(name: Int, hasCategory: Bool, hasSummary: Bool = false) -> Int {
            CatalogueColumns.width(name: name, hasCategory: hasCategory, hasSummary: hasSummary) + margin
        }
        let least = min(table(name: CatalogueColumns.shortName, hasCategory: false), width * 3 / 7)
        let room = min(width - 70, max(72, width * 9 / 20))
        let whole = table(name: CatalogueColumns.wholeName, hasCategory: hasCategory, hasSummary: true)
        guard room < whole else { return room }
        return max(least, min(room, table(name: CatalogueColumns.wholeName, hasCategory: hasCategory)))
    }
}
