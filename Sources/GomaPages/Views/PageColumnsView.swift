import GomaKit
import TerminalKit

/// Columns of a page side by side; where there is no room for that, below each other.
final class PageColumnsView: View {
    private let columns: [(width: Int?, view: View)]

    /// Columns that a part without a width of its own needs beside another.
    private static let leastWidth = 40

    init(_ columns: [(width: Int?, view: View)]) {
        self.columns = columns
        super.init()
        for column in columns { addSubview(column.view) }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let frames = frames(in: proposal.width)
        return Size(width: proposal.width, height: frames.map(\.maxY).max() ?? 0)
    }

    override func layoutSubviews() {
        for (column, frame) in zip(columns, frames(in: bounds.width)) { column.view.frame = frame }
    }

    private func frames(in width: Int) -> [Rect] {
        let gaps = PageFlow.gap * max(0, columns.count - 1)
        let fixed = columns.compactMap(\.width).reduce(0, +)
        let free = columns.count { $0.width == nil }
        let share = free == 0 ? 0 : (width - gaps - fixed) / free
        func height(_ view: View, _ width: Int) -> Int {
            view.measure(Size(width: width, height: View.unbounded)).height
        }
        guard fixed + gaps + free * Self.leastWidth <= width else {
            var y = 0
            return columns.map { column in
                defer { y += height(column.view, width) }
                return Rect(x: 0, y: y, width: width, height: height(column.view, width))
            }
        }
        var x = 0
        return columns.map { column in
            let columnWidth = column.width ?? share
            defer { x += columnWidth + PageFlow.gap }
            return Rect(x: x, y: 0, width: columnWidth, height: height(column.view, columnWidth))
        }
    }
}
