import GomaUI
import TerminalKit

/// Blocks of a page below each other, each as high as it wants to be.
final class PageStackView: View {
    private var blocks: [View] = []

    init(_ blocks: [View] = []) {
        super.init()
        setBlocks(blocks)
    }

    /// Puts other blocks in place of those there are; one that stays keeps its focus.
    func setBlocks(_ views: [View]) {
        for view in blocks where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
        blocks = views
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let sizes = blocks.map { $0.measure(Size(width: proposal.width, height: View.unbounded)) }
        return Size(
            width: proposal.width < View.unbounded ? proposal.width : sizes.map(\.width).max() ?? 0,
            height: sizes.reduce(0) { $0 + $1.height })
    }

    override func layoutSubviews() {
        var y = 0
        for block in blocks {
            let height = block.measure(Size(width: bounds.width, height: View.unbounded)).height
            block.frame = Rect(x: 0, y: y, width: bounds.width, height: height)
            y += height
        }
    }
}

/// Columns of a page side by side; where there is no room for that, below each other.
final class PageColumnsView: View {
    private let columns: [(width: Int?, view: View)]

    private static let gap = 2
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
        let gaps = Self.gap * max(0, columns.count - 1)
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
            defer { x += columnWidth + Self.gap }
            return Rect(x: x, y: 0, width: columnWidth, height: height(column.view, columnWidth))
        }
    }
}

/// A component in its place on a page: as wide as it may be, with blank rows above it and blank columns beside it.
final class PagePartView: View {
    private let component: View
    private let width: Int?
    private let gap: Int
    private let inset: Int

    init(_ component: View, width: Int?, gap: Int, inset: Int) {
        self.component = component
        self.width = width
        self.gap = gap
        self.inset = inset
        super.init()
        addSubview(component)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = componentSize(in: proposal.width)
        return Size(width: size.width + 2 * inset, height: size.height == 0 ? 0 : size.height + gap)
    }

    override func layoutSubviews() {
        component.frame = Rect(origin: Point(x: inset, y: gap), size: componentSize(in: bounds.width))
    }

    private func componentSize(in available: Int) -> Size {
        ComponentRenderer.fittingSize(of: component, width: max(1, min(width ?? available, available - 2 * inset)))
    }
}
