/// Names and what there is to say about each, in two columns, with a title above each group.
package struct FactSheet {
    /// Columns that names get.
    private static let nameWidth = 17

    /// What has been added so far.
    package private(set) var lines: [String] = []
    private let width: Int

    /// - Parameter width: columns in all; texts continue on the next line below themselves.
    package init(width: Int) { self.width = max(width, 2 * Self.nameWidth) }

    package mutating func addTitle(_ title: String) { lines += (lines.isEmpty ? [] : [""]) + [title] }

    package mutating func add(_ name: String, _ text: String) {
        add(name, rows: DisplayText(text).wrapped(to: width - Self.nameWidth - 2).map(\.string))
    }

    /// - Parameter rows: a picture, which stays as it is.
    package mutating func add(_ name: String, rows: [String]) {
        let blanks = String(repeating: " ", count: Self.nameWidth)
        let padded = "\(name)\(blanks.dropFirst(DisplayText(name).width))"
        let names = [padded] + Array(repeating: blanks, count: max(0, rows.count - 1))
        lines += zip(names, rows).map { "  \($0)\($1)" }
    }
}
