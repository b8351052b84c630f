/// A piece of Swift that can be laid out in many columns or in few.
package indirect enum SwiftCode: Equatable {
    /// What stays on one line.
    case text(String)
    /// Items between brackets, such as the arguments of a call.
    case list(open: String, [Item], close: String)

    package struct Item: Equatable {
        /// What stands before the colon; `nil` where there is none.
        package let label: String?
        package let code: SwiftCode

        package init(_ label: String? = nil, _ code: SwiftCode) {
            self.label = label
            self.code = code
        }

        fileprivate var prefix: String { label.map { "\($0): " } ?? "" }
        fileprivate var line: String { prefix + code.line }
    }

    private static let indent = 4

    var line: String {
        switch self {
        case .text(let text): text
        case .list(let open, let items, let close): open + items.map(\.line).joined(separator: ", ") + close
        }
    }

    /// In at most `width` columns, as far as names and strings leave it the choice: items that do not fit beside each
    /// other go below, indented, as many to a line as there is room for. What cannot be parted goes below its `=`.
    /// - Parameters:
    ///   - prefix: what stands before it on its first line, such as `state.odds = `.
    ///   - suffix: what stands behind it on its last line.
    func lines(width: Int, prefix: String = "", suffix: String = "") -> [String] {
        lines(width: width, margin: 0, prefix: prefix, suffix: suffix)
    }

    private func lines(width: Int, margin: Int, prefix: String, suffix: String) -> [String] {
        let blanks = String(repeating: " ", count: margin)
        let whole = blanks + prefix + line + suffix
        guard Self.columns(whole) > width else { return [whole] }
        guard case .list(let open, let items, let close) = self, !items.isEmpty else {
            guard prefix.hasSuffix("= ") else { return [whole] }
            let indented = String(repeating: " ", count: margin + Self.indent)
            return [blanks + prefix.dropLast(), indented + line + suffix]
        }
        let rest = Self.lines(of: items, width: width, margin: margin + Self.indent, end: close + suffix)
        return [blanks + prefix + open] + rest
    }

    private static func lines(of items: [Item], width: Int, margin: Int, end: String) -> [String] {
        let blanks = String(repeating: " ", count: margin)
        var lines: [String] = []
        var row = ""
        func finishRow() {
            if !row.isEmpty { lines.append(blanks + row) }
            row = ""
        }
        for (index, item) in items.enumerated() {
            let suffix = index == items.count - 1 ? end : ","
            let next = (row.isEmpty ? "" : row + " ") + item.line + suffix
            if columns(blanks + next) <= width {
                row = next
                continue
            }
            finishRow()
            let alone = item.code.lines(width: width, margin: margin, prefix: item.prefix, suffix: suffix)
            if alone.count == 1 { row = String(alone[0].dropFirst(margin)) } else { lines += alone }
        }
        finishRow()
        return lines
    }

    private static func columns(_ text: String) -> Int { DisplayText(text).width }
}
