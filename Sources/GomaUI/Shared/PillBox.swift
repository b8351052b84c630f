import TerminalKit

/// A few words on a ground of their own, one row high, between two ends: badges, and buttons of that shape.
final class PillBox: View {
    /// What stands left and right of the ground.
    enum Ends: Hashable, Sendable {
        /// Half a cell of the ground, so that it looks round.
        case filled
        /// A straight edge on the ground.
        case square
        /// A broken line: what cannot be used now.
        case broken
        /// A blank column.
        case blank
    }

    /// What is drawn besides the content.
    struct Look: Hashable, Sendable {
        var ground: ColorReference?
        var ends = Ends.filled
        /// Look of ends that do not take the ground's colour.
        var edge = TextStyle(.separatorLineSecondary)
    }

    var look = Look() {
        didSet {
            guard look != oldValue else { return }
            ground.background = look.ground
            setNeedsDisplay()
        }
    }
    /// Blank columns wanted on each side, inside the ends; the first to go where room runs out.
    var padding = Spacing.none {
        didSet { if padding != oldValue { setNeedsLayout() } }
    }
    /// Rows wanted at least; the content stands in the middle of them.
    var minimumHeight = 1 {
        didSet { if minimumHeight != oldValue { setNeedsLayout() } }
    }
    private let ground = View()
    private let content: StackView

    init(_ views: [View]) {
        content = StackView(views, spacing: Spacing.xs)
        super.init()
        addSubview(ground)
        ground.addSubview(content)
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: max(0, proposal.width - 2), height: 1)
        return Size(width: content.measure(room).width + 2 * (padding + 1), height: max(1, minimumHeight))
    }

    override func layoutSubviews() {
        let edge = hasEnds ? 1 : 0
        ground.frame = Rect(x: edge, y: 0, width: bounds.width - 2 * edge, height: bounds.height)
        let width = min(ground.bounds.width, content.measure(ground.bounds.size).width)
        content.frame = Rect(
            x: (ground.bounds.width - width) / 2, y: max(0, bounds.height - 1) / 2, width: width,
            height: min(1, bounds.height))
    }

    override func draw(in painter: Painter) {
        guard hasEnds, look.ends != .blank else { return }
        let (left, right) = ends(in: painter.glyphs)
        for y in 0..<bounds.height {
            painter.draw(left.text, at: Point(x: 0, y: y), style: left.style)
            painter.draw(right.text, at: Point(x: bounds.maxX - 1, y: y), style: right.style)
        }
    }

    /// Ends are kept until the content has but one column.
    private var hasEnds: Bool { bounds.width > 2 }

    private typealias End = (text: DisplayText, style: TextStyle)

    private func ends(in glyphs: Glyphs) -> (End, End) {
        switch look.ends {
        case .filled:
            let style = look.ground.map { TextStyle(foreground: $0) } ?? look.edge
            return ((glyphs.selectedPillLeft, style), (glyphs.selectedPillRight, style))
        case .square:
            var style = look.edge
            style.background = look.ground
            return ((glyphs.verticalRule, style), (glyphs.verticalRule, style))
        case .broken, .blank: return ((glyphs.readOnlyPill, look.edge), (glyphs.readOnlyPill, look.edge))
        }
    }
}
