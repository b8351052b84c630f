/// The places of the columns of a list of roles. What matters less is left out where there is little room.
package struct RoleColumns {
    /// A column beside the swatches.
    package enum Column: CaseIterable {
        case name, value, shown, ratio, partner, otherValue, users

        package var title: String {
            switch self {
            case .name: "Role"
            case .value: "Value"
            case .shown: "Shown"
            case .ratio: "Contrast"
            case .partner: "Usually"
            case .otherValue: "Other"
            case .users: "Used by"
            }
        }

        /// What nobody uses has a dash, what is not known yet is blank.
        package func text(of row: RoleListing.Row) -> String {
            let nobody = row.users == nil ? "" : "–"
            return switch self {
            case .name: row.name
            case .value: row.value
            case .shown: row.shown
            case .ratio: row.ratio.map { ThemeCheckReport.number($0) } ?? nobody
            case .partner: row.partner
            case .otherValue: row.otherValue
            case .users: row.users.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") } ?? nobody
            }
        }
    }

    /// Columns of the swatch and of the sample text.
    package static let swatchWidth = 3
    package static let sampleWidth = 4
    package static let samplesWidth = swatchWidth + sampleWidth
    private static let gap = 2
    /// Fewer columns than this say nothing about who uses a role.
    private static let leastUsers = 12
    /// Columns that a name may shrink to before others have to go.
    private static let leastName = 20

    package let places: [(column: Column, x: Int, width: Int)]
    /// Columns that everything takes, nothing cut.
    package let naturalWidth: Int

    /// - Parameter width: columns there are; as many as needed where `nil`.
    @MainActor
    package init(_ rows: [RoleListing.Row], width: Int?) {
        func widest(_ column: Column) -> Int {
            // Before it is known, there is room for any, so that the columns do not move when it is.
            if column == .partner, rows.contains(where: { $0.users == nil }) { return "under ".count + widest(.name) }
            return rows.reduce(DisplayText(column.title).width) { max($0, DisplayText(column.text(of: $1)).width) }
        }
        let start = Self.samplesWidth + Self.gap
        var widths = Dictionary(uniqueKeysWithValues: Column.allCases.map { ($0, widest($0)) })
        func total(_ columns: [Column]) -> Int {
            columns.reduce(start) { $0 + (widths[$1] ?? 0) + Self.gap } - Self.gap
        }
        var shown = Column.allCases
        /// Columns taken when the name is as short and the users are as few as may be.
        var least: Int {
            let saved = max(0, (widths[.name] ?? 0) - Self.leastName)
            let users = shown.contains(.users) ? (widths[.users] ?? 0) - Self.leastUsers : 0
            return total(shown) - saved - users
        }
        for column in [Column.otherValue, .partner, .shown, .users, .ratio, .value] {
            guard let width, least > width else { break }
            shown.removeAll { $0 == column }
        }
        if let width {
            let others = total(shown) - (shown.contains(.users) ? (widths[.users] ?? 0) - Self.leastUsers : 0)
            widths[.name] = max(Self.leastName, (widths[.name] ?? 0) - max(0, others - width))
        }
        var places: [(column: Column, x: Int, width: Int)] = []
        var x = start
        for column in shown {
            let wish = widths[column] ?? 0
            places.append((column, x, min(wish, max(0, (width ?? .max) - x))))
            x += wish + Self.gap
        }
        self.places = places
        naturalWidth = x - Self.gap
    }
}
