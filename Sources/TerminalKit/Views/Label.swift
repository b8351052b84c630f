/// Text that is read, on one line or wrapped.
open class Label: View {
    /// What it shows; line breaks begin new lines.
    public var text: String {
        didSet { if text != oldValue { textChanged() } }
    }
    /// The look of the text.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    /// Where the text stands in room that it does not fill.
    public var alignment: TextAlignment {
        didSet { if alignment != oldValue { setNeedsDisplay() } }
    }
    /// Where the text is cut when it has too little room.
    public var truncation: TruncationMode = .end {
        didSet { if truncation != oldValue { setNeedsDisplay() } }
    }
    /// Rows taken at most; 0 for as many as the text needs.
    public var maximumLines = 1 {
        didSet { if maximumLines != oldValue { setNeedsLayout() } }
    }
    private var paragraphs: [DisplayText]

    public init(_ text: String = "", style: TextStyle = .plain, alignment: TextAlignment = .leading) {
        self.text = text
        self.style = style
        self.alignment = alignment
        paragraphs = Self.paragraphs(of: text)
        super.init()
    }

    /// A label in a colour, on whatever it lies on.
    public convenience init(
        _ text: String = "", foreground: ColorRole, _ attributes: TextAttributes = [],
        alignment: TextAlignment = .leading
    ) {
        self.init(text, style: TextStyle(foreground, attributes), alignment: alignment)
    }

    override open var accessibilityText: String? { accessibilityLabel ?? (text.isEmpty ? nil : text) }

    override open func sizeThatFits(_ proposal: Size) -> Size {
        guard !text.isEmpty else { return sizeAround(width: 0, height: 0) }
        let columns = roomInside(proposal).width
        if let onlyLine { return sizeAround(width: fitted(onlyLine, to: columns).width, height: 1) }
        let lines = lines(in: columns)
        return sizeAround(width: lines.map(\.width).max() ?? 0, height: lines.count)
    }

    override open func draw(in painter: Painter) {
        let area = contentBounds
        guard !area.isEmpty else { return }
        if let onlyLine {
            draw(fitted(onlyLine, to: area.width), row: 0, of: area, in: painter)
        } else {
            for (y, line) in lines(in: area.width).enumerated() where y < area.height {
                draw(line, row: y, of: area, in: painter)
            }
        }
    }

    private func draw(_ line: DisplayText, row: Int, of area: Rect, in painter: Painter) {
        let x = line.offset(in: area.width, alignment: alignment)
        painter.draw(line, at: Point(x: area.minX + x, y: area.minY + row), style: style)
    }

    /// A line as it is shown in some columns. The sign for what is left out is asked for where it is needed: it comes from the
    /// views around.
    private func fitted(_ line: DisplayText, to columns: Int) -> DisplayText {
        guard line.width > columns else { return line }
        return line.truncated(to: columns, ellipsis: glyphs.ellipsis, mode: truncation)
    }

    /// The line of a label that can have no other, as most are: nothing that is asked at each layout makes a list of it.
    private var onlyLine: DisplayText? { maximumLines == 1 && paragraphs.count == 1 ? paragraphs[0] : nil }

    private func lines(in columns: Int) -> [DisplayText] {
        guard maximumLines != 1 else { return [fitted(DisplayText(text), to: columns)] }
        let most = maximumLines > 0 ? maximumLines : .max
        var lines: [DisplayText] = []
        for paragraph in paragraphs {
            if lines.count < most {
                lines += paragraph.wrapped(to: columns, upTo: most - lines.count)
            } else {
                let last = lines[most - 1]
                lines[most - 1] = last.isEmpty ? paragraph : last + " " + paragraph
            }
        }
        if lines.count == most { lines[most - 1] = fitted(lines[most - 1], to: columns) }
        return lines
    }

    private func textChanged() {
        let oldSize = onlyLine?.width ?? -1
        paragraphs = Self.paragraphs(of: text)
        let keepsSize = paragraphs.count == 1 && paragraphs[0].width == oldSize
        keepsSize ? setNeedsDisplay() : setNeedsLayout()
    }

    private static func paragraphs(of text: String) -> [DisplayText] {
        TextGate.lines(of: text).map { DisplayText($0) }
    }
}
