/// A picture in the view's size, in blocks of two colours; in ASCII a shaded drawing, without a picture initials.
open class PictureView: View {
    /// The pixels; `nil` where there are none to show.
    public var picture: Bitmap? {
        didSet { if picture != oldValue { pictureChanged(from: oldValue) } }
    }
    /// What the picture shows, in words: its initials stand in for a picture that is missing.
    public var label: String {
        didSet { if label != oldValue { setNeedsDisplay() } }
    }
    /// How the picture comes into room of another shape.
    package final var scaling = PictureScaling.stretching {
        didSet { if scaling != oldValue { redraw() } }
    }
    /// Columns and rows below which a picture could not be told from a smudge, so that its initials show instead.
    package final var leastSize = Size(width: 1, height: 1) {
        didSet { if leastSize != oldValue { setNeedsDisplay() } }
    }
    /// Look of the shaded drawing, and of the initials and their ground.
    public var style: TextStyle {
        didSet { if style != oldValue { redraw() } }
    }
    /// What has been drawn, by how large and whether in ASCII, the latest last.
    private var drawings: [(size: Size, isASCII: Bool, cells: Surface)] = []

    /// Sizes that are kept: a picture goes back and forth between few.
    private static let keptDrawings = 4
    /// Characters from the darkest to the lightest.
    private static let ramp = Array(" .:-=+*#%@".unicodeScalars).map { Cluster($0) }

    public init(_ picture: Bitmap? = nil, label: String = "", style: TextStyle = .plain) {
        self.picture = picture
        self.label = label
        self.style = style
        super.init()
    }

    /// Whether what the picture shows is read aloud; not where words beside it say the same.
    package final var isSpoken = true

    override open var accessibilityText: String? { accessibilityLabel ?? (isSpoken && !label.isEmpty ? label : nil) }

    /// The picture's own size, made smaller in proportion where there is less room; initials want four columns by two.
    override open func sizeThatFits(_ proposal: Size) -> Size {
        let room = roomInside(proposal)
        guard let picture, picture.size.width > 0, picture.size.height > 0 else {
            return sizeAround(width: min(4, room.width), height: min(2, room.height))
        }
        let (across, down) = (picture.size.width, picture.size.height)
        let width = min(across, room.width, max(1, room.height * 2 * across / down))
        let height = (width * down + across * 2 - 1) / (across * 2)
        return sizeAround(width: width, height: min(height, room.height))
    }

    override open func draw(in painter: Painter) {
        let area = contentBounds
        guard !area.isEmpty else { return }
        let isLargeEnough = area.width >= leastSize.width && area.height >= leastSize.height
        guard let picture, !picture.pixels.isEmpty, isLargeEnough else { return drawInitials(in: area, painter) }
        painter.draw(cells(of: picture, in: area.size, isASCII: painter.glyphs.isASCII), at: area.origin)
    }

    private func drawInitials(in area: Rect, _ painter: Painter) {
        if let ground = style.background { painter.drawTile(ground, line: style.foreground, in: area) }
        let words = label.split { $0.isWhitespace || $0 == "-" }
        let initials = DisplayText(words.prefix(2).compactMap { $0.first?.uppercased() }.joined())
        let shown = initials.truncated(to: area.width, ellipsis: .empty)
        let x = shown.offset(in: area.width, alignment: .center)
        painter.draw(shown, at: Point(x: area.minX + x, y: area.minY + (area.height - 1) / 2), style: style)
    }

    private func cells(of picture: Bitmap, in size: Size, isASCII: Bool) -> Surface {
        if let known = drawings.first(where: { $0.size == size && $0.isASCII == isASCII }) { return known.cells }
        let whole = Rect(origin: .zero, size: picture.size)
        let part = scaling == .filling ? picture.middle(withProportion: size.width, to: size.height * 2) : whole
        let cells =
            isASCII
            ? shades(picture.scaled(to: size, from: part)) : PictureCells(picture, part: part, in: size).surface
        drawings.append((size, isASCII, cells))
        if drawings.count > Self.keptDrawings { drawings.removeFirst() }
        return cells
    }

    private func shades(_ pixels: Bitmap) -> Surface {
        var cells = Surface(size: pixels.size)
        for y in 0..<pixels.size.height {
            for x in 0..<pixels.size.width {
                cells[x, y] = Cell(
                    cluster: Self.ramp[pixels[x, y].luma * Self.ramp.count / 256], foreground: style.foreground,
                    background: style.background ?? .terminalDefault, attributes: style.attributes)
            }
        }
        return cells
    }

    private func redraw() {
        drawings = []
        setNeedsDisplay()
    }

    private func pictureChanged(from old: Bitmap?) {
        drawings = []
        picture?.size == old?.size ? setNeedsDisplay() : setNeedsLayout()
    }
}
