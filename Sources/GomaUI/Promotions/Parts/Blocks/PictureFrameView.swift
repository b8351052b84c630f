/// A frame in which one of several pictures is shown, in a shape that is known before any has come: what there is to see
/// stands there in words, faint while the picture is on its way.
package final class PictureFrameView: View {
    /// The width of a frame.
    package enum Extent: Hashable, Sendable {
        /// As wide as its picture.
        case picture
        /// As wide as its room; what the picture leaves is ground.
        case room
    }

    private let loader: any ImageLoader
    private let extent: Extent
    private let maximumRows: Int
    private lazy var picture = PictureView()
    private var content = BlockPicture.defaults
    private var candidates: [String] = []
    private var isBlank = true
    private var pictures: [String: Bitmap] = [:]
    private var arrivals: [String: AnyCancellable] = [:]
    /// What has been asked for and has neither come nor failed.
    private var awaited: Set<String> = []

    private static let proportions = 0.5...8.0
    /// Columns of the words that it looks like before there is a model.
    private static let shape = [6, 4, 8]

    /// - Parameter maximumRows: rows at most, whatever the picture's shape.
    package init(in environment: ViewEnvironment, as extent: Extent, maximumRows: Int) {
        loader = environment.imageLoader
        self.extent = extent
        self.maximumRows = maximumRows
        super.init()
        addSubview(picture)
    }

    /// What stands in the middle of the frame, over the picture.
    package var overlay: View? {
        didSet {
            oldValue?.removeFromSuperview()
            if let overlay { addSubview(overlay) }
        }
    }
    /// Whether what there is to see is read aloud; not where somebody else says it.
    package var isSpoken = true

    override package var accessibilityText: String? {
        isSpoken && !content.alternative.isEmpty ? content.alternative : nil
    }

    /// Shows one picture; `nil` before there is a model.
    package func render(_ content: BlockPicture?) {
        let names = [content?.name].compactMap(\.self)
        render(content, loading: names, showing: names)
    }

    /// Shows the first of some pictures that has come.
    /// - Parameters:
    ///   - content: the shape of all of them, and what they show; `nil` before there is a model.
    ///   - names: all that are to be kept at hand; others are let go of.
    ///   - candidates: those that may be shown, the wanted one first.
    package func render(_ content: BlockPicture?, loading names: [String], showing candidates: [String]) {
        let wanted = Set(names)
        arrivals = arrivals.filter { wanted.contains($0.key) }
        pictures = pictures.filter { wanted.contains($0.key) }
        awaited.formIntersection(wanted)
        isBlank = content == nil
        let new = content ?? .defaults
        if new.proportion != self.content.proportion { setNeedsLayout() }
        self.content = new
        self.candidates = candidates
        for name in names where arrivals[name] == nil { load(name) }
        show()
    }

    private func load(_ name: String) {
        awaited.insert(name)
        arrivals[name] = loader.image(named: name).sink { [weak self] _ in
            self?.awaited.remove(name)
            self?.show()
        } receiveValue: { [weak self] in
            self?.pictures[name] = $0
            self?.show()
        }
    }

    private func show() {
        picture.picture = candidates.lazy.compactMap { [pictures] in pictures[$0] }.first
        picture.isHidden = picture.picture == nil
        setNeedsDisplay()
    }

    private var isLoading: Bool { isBlank || candidates.contains(where: awaited.contains) }

    private var proportion: Double {
        min(max(content.proportion, Self.proportions.lowerBound), Self.proportions.upperBound)
    }

    /// A cell is half as wide as it is high.
    private func columns(for rows: Int) -> Int { Int((Double(rows) * 2 * proportion).rounded()) }

    override package func sizeThatFits(_ proposal: Size) -> Size {
        let most = columns(for: maximumRows)
        let width = extent == .room && proposal.width < View.unbounded ? proposal.width : min(proposal.width, most)
        let rows = (Double(min(width, most)) / (2 * proportion)).rounded()
        return Size(width: width, height: min(max(1, Int(rows)), maximumRows))
    }

    override package func layoutSubviews() {
        let width = min(bounds.width, columns(for: bounds.height))
        picture.frame = Rect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
        guard let overlay else { return }
        let size = overlay.measure(bounds.size)
        let (columns, rows) = (min(size.width, bounds.width), min(size.height, bounds.height))
        overlay.frame = Rect(
            x: (bounds.width - columns) / 2, y: (bounds.height - rows) / 2, width: columns, height: rows)
    }

    override package func draw(in painter: Painter) {
        guard picture.isHidden else {
            if extent == .room { painter.fill(bounds, with: .level(.control)) }
            return
        }
        painter.drawTile(.level(.control), line: .role(.textSecondary), in: bounds)
        if isLoading { painter.restyle(bounds, adding: .dim) }
        let style = TextStyle(.textSecondary, isLoading ? .dim : [])
        let lines = lines(in: painter.glyphs)
        let top = max(0, (bounds.height - lines.count) / 2)
        for (y, line) in lines.enumerated() {
            let x = Spacing.xs + line.offset(in: bounds.width - 2 * Spacing.xs, alignment: .center)
            painter.draw(line, at: Point(x: x, y: top + y), style: style)
        }
    }

    /// What stands in the place of the picture, on as many rows as there are.
    private func lines(in glyphs: Glyphs) -> [DisplayText] {
        let room = bounds.width - 2 * Spacing.xs
        let shape = Self.shape.map { glyphs.shape(columns: $0) }
        let words = isBlank ? shape.joined(separator: " ") : content.alternative.holdingPunctuation
        guard room > 0, bounds.height > 0, !words.isEmpty else { return [] }
        let lines = DisplayText(words).wrapped(to: room)
        guard lines.count > bounds.height else { return lines }
        let rest = lines[(bounds.height - 1)...].map(\.elements)
        let last = DisplayText(elements: rest.joined(separator: DisplayText(" ").elements))
        return lines[..<(bounds.height - 1)] + [last.truncated(to: room, ellipsis: glyphs.ellipsis)]
    }
}
