/// Keys and what they do under the titles of their sections, in as many columns of sections as there is room for.
///
/// A section without a title has no heading.
final class KeyListView: View {
    private struct Line {
        var label = DisplayText.empty
        var title = DisplayText.empty
        var isHeading = false
    }

    private let sections: [KeySection]
    private let style: AppStyle

    /// Blank columns between the columns of sections, and between a key and what it does.
    private static let gap = 4
    private static let labelGap = 2

    init(_ sections: [KeySection], style: AppStyle) {
        self.sections = sections.filter { !$0.keys.isEmpty }
        self.style = style
        super.init()
    }

    // MARK: Columns

    /// The lines of a section, a blank one at the end.
    private func lines(of section: KeySection) -> [Line] {
        (section.title.isEmpty ? [] : [Line(label: DisplayText(section.title), isHeading: true)])
            + section.keys.map {
                Line(label: DisplayText(glyphs.spelled(keys: $0.label)), title: DisplayText($0.title))
            } + [Line()]
    }

    @MainActor
    private struct Columns {
        let lines: [[Line]]
        let labelWidth: Int
        let width: Int

        var height: Int { max(0, (lines.map(\.count).max() ?? 0) - 1) }
        var totalWidth: Int { lines.count * (width + KeyListView.gap) - KeyListView.gap }
    }

    private func columns(in room: Int) -> Columns {
        let blocks = sections.map(lines)
        let keys = blocks.joined().filter { !$0.isHeading }
        let labelWidth = keys.map(\.label.width).max() ?? 0
        let titleWidth = keys.map(\.title.width).max() ?? 0
        let width = max(labelWidth + Self.labelGap + titleWidth, blocks.map { $0[0].label.width }.max() ?? 0)
        let most = max(1, min(blocks.count, (room + Self.gap) / (width + Self.gap)))
        let all = blocks.reduce(0) { $0 + $1.count }
        let least = blocks.map(\.count).max() ?? 0
        let height = (min(least, all)...all).first { Self.packed(blocks, height: $0).count <= most } ?? all
        return Columns(lines: Self.packed(blocks, height: height), labelWidth: labelWidth, width: width)
    }

    /// Sections in their order in columns of at most some height.
    private static func packed(_ blocks: [[Line]], height: Int) -> [[Line]] {
        blocks.reduce(into: []) { columns, block in
            if let last = columns.last, last.count + block.count <= height {
                columns[columns.count - 1] += block
            } else {
                columns.append(block)
            }
        }
    }

    // MARK: View

    override func sizeThatFits(_ proposal: Size) -> Size {
        let columns = columns(in: proposal.width)
        return Size(width: min(max(0, columns.totalWidth), proposal.width), height: columns.height)
    }

    override func draw(in painter: Painter) {
        let columns = columns(in: bounds.width)
        for (index, lines) in columns.lines.enumerated() {
            let x = index * (columns.width + Self.gap)
            let titleStart = columns.labelWidth + Self.labelGap
            for (y, line) in lines.enumerated() {
                let look = line.isHeading ? style.listHeading : style.listKey
                painter.draw(line.label, at: Point(x: x, y: y), style: look)
                let room = min(columns.width, bounds.width - x) - titleStart
                let title = line.title.truncated(to: max(0, room), ellipsis: glyphs.ellipsis)
                painter.draw(title, at: Point(x: x + titleStart, y: y), style: style.listText)
            }
        }
    }
}
