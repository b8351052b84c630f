/// The tile of a state on a contact sheet: its number and name, and the component in it, alive but out of reach.
final class TileView: View {
    private let title: DisplayText
    private let block: LivingBlock
    private let component: View
    /// Whether the state is the selected one.
    var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

    /// - Parameters:
    ///   - number: counted from 1.
    ///   - title: the number and the name.
    init(number: Int, title: DisplayText, component: View, content: TilesContent) {
        self.title = title
        self.component = component
        block = LivingBlock(component)
        super.init()
        isInteractive = false
        accessibilityIdentifier = "tile.\(number)"
        show(content)
        addSubview(block)
    }

    /// Shows the component in other characters or colours.
    func show(_ content: TilesContent) {
        block.ownGlyphs = content.glyphs
        block.show(PreviewArrangement.Block(title: nil, colors: content.colors))
        setNeedsLayout()
    }

    /// Rows that it wants.
    /// - Parameter columns: offered to the component.
    func height(offering columns: Int) -> Int {
        1 + block.size(around: ComponentRenderer.fittingSize(of: component, width: columns)).height
    }

    /// Puts the component in its place.
    func place(offering columns: Int) {
        let size = ComponentRenderer.fittingSize(of: component, width: columns)
        block.frame = Rect(origin: Point(x: 0, y: 1), size: block.size(around: size))
        block.place(component: size)
    }

    override var accessibilityText: String? { title.string }

    override func draw(in painter: Painter) {
        let text = title.truncated(to: max(0, bounds.width - 4), ellipsis: glyphs.ellipsis)
        guard isSelected else {
            return painter.draw(text, at: Point(x: 2, y: 0), style: TextStyle(.textSecondary, .bold))
        }
        let style = TextStyle(.highlightPrimaryContrast, on: .highlightPrimary, .bold)
        painter.fill(Rect(x: 0, y: 0, width: min(text.width + 3, bounds.width), height: 1), with: " ", style: style)
        painter.draw(glyphs.focusMark, at: .zero, style: style)
        painter.draw(text, at: Point(x: 2, y: 0), style: style)
    }
}
