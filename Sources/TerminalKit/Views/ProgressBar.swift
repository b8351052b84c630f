/// A bar that shows how far something has come.
open class ProgressBar: View {
    /// 0…1; anything outside counts as the nearer end.
    public var fraction: Double {
        didSet { if fraction != oldValue { setNeedsDisplay() } }
    }
    /// The look of what is done.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Look of the part that is still to come.
    public var trackStyle: TextStyle {
        didSet { if trackStyle != oldValue { setNeedsDisplay() } }
    }

    public init(_ fraction: Double = 0, style: TextStyle = .plain, trackStyle: TextStyle = .plain) {
        self.fraction = fraction
        self.style = style
        self.trackStyle = trackStyle
        super.init()
    }

    /// Whole hundredths, so that what is not done does not read as done; 0.29 is 29 of them, and a little less as it is kept.
    override open var accessibilityValue: String? { "\(Int((share * 100 + 1e-9).rounded(.down)))%" }

    /// Twenty columns if there are as many; pins or ``View/grows`` give it more.
    override open func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: min(proposal.width, 20 + borderCells), height: 1 + borderCells)
    }

    override open func draw(in painter: Painter) {
        let area = contentBounds
        let glyphs = painter.glyphs
        let (whole, part) = cells(in: area.width, steps: glyphs.progressSteps.count + 1)
        let filled = Rect(x: area.minX, y: area.minY, width: whole, height: area.height)
        painter.fill(area, with: glyphs.progressEmpty, style: trackStyle)
        painter.fill(filled, with: glyphs.progressFilled, style: style)
        guard part > 0 else { return }
        let last = Rect(x: filled.maxX, y: area.minY, width: 1, height: area.height)
        // The rest of the cell is track, not a gap.
        painter.fill(last, with: glyphs.progressSteps[part - 1], style: style)
    }

    private var share: Double { fraction > 0 ? min(fraction, 1) : 0 }

    /// Cells filled wholly, and the steps of the next one. What has begun shows, and only what is done looks done.
    private func cells(in columns: Int, steps: Int) -> (whole: Int, part: Int) {
        let all = columns * steps
        var filled = Int((share * Double(all)).rounded())
        if share > 0, all > 1 { filled = max(filled, 1) }
        if share < 1 { filled = min(filled, all - 1) }
        let (whole, part) = max(0, filled).quotientAndRemainder(dividingBy: steps)
        return (whole, part)
    }
}
