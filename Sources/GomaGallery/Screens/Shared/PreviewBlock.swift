/// A block of a preview: the component with a margin, in the looks of one theme, under that theme's name where there are
/// several.
///
/// The first holds the component. The others draw it once more: what is alive is alive in all of them, and a click in
/// one of them acts as in the first.
class PreviewBlock: View {
    /// Blank cells around the component.
    static let margin = Insets(top: 1, left: 2, bottom: 1, right: 2)

    private var colors: EmulatedColors?
    private var title: DisplayText = ""

    final func show(_ block: PreviewArrangement.Block) {
        colors = block.colors
        title = DisplayText(block.title ?? "")
        background = block.colors == nil ? nil : .role(.backgroundPrimary)
        setNeedsLayout()
    }

    /// Rows above the component.
    var head: Int { Self.margin.top + (title.isEmpty ? 0 : 1) }

    /// The block's size around a component of some size.
    func size(around component: Size) -> Size {
        Size(
            width: component.width + Self.margin.horizontal,
            height: component.height + head + Self.margin.bottom)
    }

    override func draw(in painter: Painter) {
        let name = title.truncated(to: max(0, bounds.width - Self.margin.horizontal), ellipsis: glyphs.ellipsis)
        painter.draw(name, at: Point(x: Self.margin.left, y: 0), style: TextStyle(.textSecondary, .bold))
    }

    override func drawOverlay(in painter: Painter) {
        guard var colors else { return }
        painter.map(bounds) { colors.cell($0) }
        self.colors = colors
    }
}
