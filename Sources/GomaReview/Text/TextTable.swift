/// The layout of rows of text in columns.
package enum TextTable {
    /// One line for each row, two blanks between columns, as wide as their widest text; the last column ends freely.
    /// - Parameter trailing: columns whose text stands at their right end.
    package static func lines(of rows: [[String]], trailing: Set<Int> = []) -> [String] {
        // As wide as it will be printed.
        let rows = rows.map { $0.map { TextGate.visible($0) } }
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { $0.indices.contains(column) ? DisplayText($0[column]).width : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { column, text in
                let blanks = String(repeating: " ", count: widths[column] - DisplayText(text).width)
                return trailing.contains(column) ? blanks + text : text + blanks
            }
            return cells.joined(separator: "  ").withoutBlanksAtEnd
        }
    }
}
