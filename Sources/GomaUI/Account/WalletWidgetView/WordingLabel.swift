/// The longest of several wordings that has room, such as an amount with its currency and without; the shortest is cut
/// where even that has none.
final class WordingLabel: View {
    private var wordings: [DisplayText] = []
    private var style = TextStyle.plain
    /// What a screen reader says.
    private var spoken = ""

    /// - Parameters:
    ///   - wordings: the longest first.
    ///   - spoken: what a screen reader says.
    func render(_ wordings: [String], style: TextStyle, spoken: String) {
        let texts = wordings.map { DisplayText($0) }
        if texts != self.wordings { setNeedsLayout() }
        if style != self.style { setNeedsDisplay() }
        self.wordings = texts
        self.style = style
        self.spoken = spoken
        minimumWidth = texts.last?.width
    }

    override var accessibilityText: String? { spoken.isEmpty ? nil : spoken }

    override func sizeThatFits(_ proposal: Size) -> Size {
        guard !wordings.isEmpty else { return .zero }
        return Size(width: wording(in: proposal.width).width, height: 1)
    }

    override func draw(in painter: Painter) {
        painter.draw(wording(in: bounds.width), at: Point(x: 0, y: 0), style: style)
    }

    private func wording(in columns: Int) -> DisplayText {
        wordings.first { $0.width <= columns }
            ?? wordings.last?.truncated(to: columns, ellipsis: glyphs.ellipsis) ?? .empty
    }
}
