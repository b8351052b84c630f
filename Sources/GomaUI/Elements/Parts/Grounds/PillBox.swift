/// A few words on a ground of their own, one row high, between two ends: pills, badges, and buttons of that shape.
package final class PillBox: View {
    /// The ends left and right of the ground.
    package enum Ends: Hashable, Sendable {
        /// Half a cell of the ground, so that it looks round.
        case filled
        /// Half a cell of a quiet ground: what is not chosen. In ASCII, brackets other than those of what is.
        case resting
        /// Half a cell of the ground, and blocks in its padding, so that what is chosen can be told as text as well.
        case chosen
        /// The ground itself, with straight edges.
        case square
        /// Half a cell of the ground, which is fainter: what cannot be used now.
        case faint
        /// A blank column, where there is no ground.
        case blank
    }

    /// The look of all but the content.
    package struct Look: Hashable, Sendable {
        package var ground: ColorReference?
        package var ends = Ends.filled
        /// Look of the ends; `nil` for the ground's colour where they are a part of it, and a quiet line elsewhere.
        package var edge: TextStyle?

        /// What is chosen, on the accent.
        package static let chosen = Self(ground: .role(.highlightPrimary), ends: .chosen)
        /// What is not chosen, on the ground of what is pressed.
        package static let resting = Self(ground: .level(.control), ends: .resting)

        package init(ground: ColorReference? = nil, ends: Ends = Ends.filled, edge: TextStyle? = nil) {
            self.ground = ground
            self.ends = ends
            self.edge = edge
        }
    }

    package var look = Look() {
        didSet {
            guard look != oldValue else { return }
            background = look.ends == .faint ? look.ground?.faint(on: .level(.card)) : look.ground
            groundShape = look.ends == .square ? .square : look.ends == .faint ? .faintPill : .pill
            setNeedsDisplay()
        }
    }
    /// Blank columns wanted on each side, inside the ends; the first to go where room runs out.
    package var padding: Int {
        didSet { if padding != oldValue { setNeedsLayout() } }
    }
    /// Rows wanted at least; the content stands in the middle of them.
    package var minimumHeight = 1 {
        didSet { if minimumHeight != oldValue { setNeedsLayout() } }
    }
    private let content: StackView

    package init(_ views: [View], padding: Int = Spacing.none) {
        content = StackView(views, spacing: Spacing.xs)
        self.padding = padding
        super.init()
        addSubview(content)
    }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let room = Size(width: max(0, proposal.width - 2), height: 1)
        return Size(width: content.measure(room).width + 2 * (padding + 1), height: max(1, minimumHeight))
    }

    /// Columns, of so many, that leave as many blank ones before the content as behind it.
    func evenWidth(in columns: Int) -> Int {
        guard columns > 2 else { return columns }
        return columns - (columns - content.measure(Size(width: columns - 2, height: 1)).width) % 2
    }

    override package func layoutSubviews() {
        let room = Size(width: bounds.width - (hasEnds ? 2 : 0), height: bounds.height)
        let width = min(room.width, content.measure(room).width)
        content.frame = Rect(
            x: (bounds.width - width) / 2, y: max(0, bounds.height - 1) / 2, width: width,
            height: min(1, bounds.height))
    }

    override package func draw(in painter: Painter) {
        drawPadding(in: painter)
        guard hasEnds, let ends = ends(in: painter.glyphs) else { return }
        for y in 0..<bounds.height {
            painter.draw(ends.left, at: Point(x: 0, y: y), style: ends.style)
            painter.draw(ends.right, at: Point(x: bounds.maxX - 1, y: y), style: ends.style)
        }
    }

    /// On a quiet ground, which they cover: without colours the accent is reverse video, and a block in that a hole.
    private func drawPadding(in painter: Painter) {
        guard look.ends == .chosen, !painter.glyphs.isASCII, let ground = look.ground else { return }
        let style = TextStyle(foreground: ground, background: .level(.control))
        for x in [1, bounds.maxX - 2] where !(content.frame.minX..<content.frame.maxX).contains(x) {
            painter.draw(painter.glyphs[.fullCell], at: Point(x: x, y: content.frame.minY), style: style)
        }
    }

    /// Ends are kept until the content has but one column, if there is any.
    private var hasEnds: Bool {
        bounds.width > 2 || bounds.width == 2 && content.measure(bounds.size).width == 0
    }

    /// Ends that are drawn over those of the ground.
    private func ends(in glyphs: Glyphs) -> (left: DisplayText, right: DisplayText, style: TextStyle)? {
        let edge = look.edge ?? TextStyle(.separatorLineSecondary)
        switch look.ends {
        case .filled, .chosen:
            guard look.ground == nil || look.edge != nil else { return nil }
            return (glyphs.selectedPillLeft, glyphs.selectedPillRight, edge)
        case .resting where glyphs.isASCII: return (glyphs.pillLeft, glyphs.pillRight, edge)
        case .faint where glyphs.isASCII: return (glyphs.readOnlyPill, glyphs.readOnlyPill, edge)
        case .resting, .faint, .square, .blank: return nil
        }
    }
}
