/// A picture in the view's size, two pixels to a cell; without colours a shaded drawing, without a picture initials.
open class PictureView: View {
    /// The pixels; `nil` where there are none to show.
    public var picture: Bitmap? {
        didSet { if picture != oldValue { pictureChanged(from: oldValue) } }
    }
    /// What the picture shows, in words: its initials stand in for a picture that is missing.
    public var label: String {
        didSet { if label != oldValue { setNeedsDisplay() } }
    }
    /// Whether to draw with characters even where blocks could be shown, for terminals without colours.
    public var prefersText = false {
        didSet { if prefersText != oldValue { setNeedsDisplay() } }
    }
    /// Look of the shaded drawing, and of the initials and their ground.
    public var style: TextStyle {
        didSet { if style != oldValue { setNeedsDisplay() } }
    }
    private var scaled: Bitmap?

    /// Characters from the darkest to the lightest.
    private static let ramp = DisplayText(" .:-=+*#%@").elements
    private static let upperHalf = Cluster("▀" as Unicode.Scalar)

    public init(_ picture: Bitmap? = nil, label: String = "", style: TextStyle = .plain) {
        self.picture = picture
        self.label = label
        self.style = style
        super.init()
    }

    override open var accessibilityValue: String? { label.isEmpty ? nil : label }

    /// The picture's own size, made smaller in proportion where there is less room; initials want four columns by two.
    override open func sizeThatFits(_ proposal: Size) -> Size {
        let edge = border == nil ? 0 : 2
        let room = Size(width: proposal.width - edge, height: proposal.height - edge)
        guard let picture, picture.size.width > 0, picture.size.height > 0 else {
            return Size(width: min(4, room.width) + edge, height: min(2, room.height) + edge)
        }
        let (across, down) = (picture.size.width, picture.size.height)
        let width = min(across, room.width, max(1, room.height * 2 * across / down))
        let height = (width * down + across * 2 - 1) / (across * 2)
        return Size(width: width + edge, height: min(height, room.height) + edge)
    }

    override open func draw(in painter: Painter) {
        let area = contentBounds
        guard !area.isEmpty else { return }
        guard let picture, !picture.pixels.isEmpty else { return drawInitials(in: area, painter) }
        let isText = prefersText || painter.glyphs.isASCII
        let pixels = scaled(picture, to: Size(width: area.width, height: isText ? area.height : area.height * 2))
        isText ? drawShades(pixels, in: area, painter) : painter.draw(halfBlocks(pixels), at: area.origin)
    }

    private func drawInitials(in area: Rect, _ painter: Painter) {
        if let ground = style.background { painter.fill(area, with: ground) }
        let words = label.split { $0.isWhitespace || $0 == "-" }
        let initials = DisplayText(words.prefix(2).compactMap { $0.first?.uppercased() }.joined())
        let shown = initials.truncated(to: area.width, ellipsis: .empty)
        let x = shown.offset(in: area.width, alignment: .center)
        painter.draw(shown, at: Point(x: area.minX + x, y: area.minY + (area.height - 1) / 2), style: style)
    }

    private func halfBlocks(_ pixels: Bitmap) -> Surface {
        var cells = Surface(size: Size(width: pixels.size.width, height: pixels.size.height / 2))
        for y in 0..<cells.size.height {
            for x in 0..<cells.size.width {
                cells[x, y] = Cell(
                    cluster: Self.upperHalf, foreground: .rgb(pixels[x, y * 2]),
                    background: .rgb(pixels[x, y * 2 + 1]))
            }
        }
        return cells
    }

    private func drawShades(_ pixels: Bitmap, in area: Rect, _ painter: Painter) {
        for y in 0..<pixels.size.height {
            let shades = (0..<pixels.size.width).map { Self.ramp[Self.shade(of: pixels[$0, y])] }
            painter.draw(DisplayText(elements: shades), at: Point(x: area.minX, y: area.minY + y), style: style)
        }
    }

    /// Place in the ramp by luma (ITU-R BT.601).
    private static func shade(of color: RGBColor) -> Int {
        let luma = (299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)) / 1000
        return luma * ramp.count / 256
    }

    private func scaled(_ picture: Bitmap, to size: Size) -> Bitmap {
        if let scaled, scaled.size == size { return scaled }
        let result = picture.scaled(to: size)
        scaled = result
        return result
    }

    private func pictureChanged(from old: Bitmap?) {
        scaled = nil
        picture?.size == old?.size ? setNeedsDisplay() : setNeedsLayout()
    }
}
