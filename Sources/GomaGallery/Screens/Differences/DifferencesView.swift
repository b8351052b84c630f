import GomaUI
import TerminalKit

/// What is compared on top, the picture with its marks, what differs in words beside or below it, and the status.
final class DifferencesView: View {
    let status = StatusBar()
    private let title = Label(foreground: .textPrimary, .bold)
    private let names = Label(foreground: .textPrimary)
    private let count = Label(foreground: .textSecondary)
    private let line = HairlineView(.horizontal)
    private let separator = HairlineView(.vertical)
    private let shown = Label(foreground: .textSecondary, .bold)
    private let picture = PictureBlock()
    private lazy var pictures = ScrollView(picture)
    private let words = SentencesView()
    private lazy var list = ScrollView(words)
    private lazy var head = StackView([title, names, count], spacing: Spacing.sm)

    /// Columns below which the words stand under the picture.
    private static let leastWidthForBoth = 100

    override init() {
        super.init()
        names.minimumWidth = 12
        count.dropOrder = 1
        for view in [pictures, list] {
            view.barStyle = TextStyle(.scroll)
            view.isInteractive = false
        }
        let parts: [View] = [head, line, shown, pictures, separator, list, status]
        parts.forEach(addSubview)
    }

    func show(_ content: DifferencesContent) {
        title.text = content.component
        names.text = "\(content.names.before) → \(content.names.after)"
        count.text = content.count == 1 ? "1 cell differs" : "\(content.count) cells differ"
        shown.text = content.isShowingBefore ? "Before: \(content.names.before)" : "After: \(content.names.after)"
        picture.show(content.picture, content.colors)
        words.show(content.sentences)
        setNeedsLayout()
    }

    // MARK: Scrolling

    /// Scrolls the words, and the picture once those have come to their end.
    func scroll(by rows: Int) {
        let target = rows > 0 ? (list.canScrollOn ? list : pictures) : (pictures.canScrollBack ? pictures : list)
        target.contentOffset += rows
    }

    func scrollByPage(_ pages: Int) { scroll(by: pages * max(1, list.bounds.height - 1)) }

    // MARK: Layout

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        head.frame = Rect(x: 2, y: 0, width: max(0, width - 4), height: 1)
        line.frame = Rect(x: 0, y: 1, width: width, height: 1)
        let body = Rect(x: 0, y: 2, width: width, height: max(0, height - 3))
        let isBeside = width >= Self.leastWidthForBoth
        let pictureWidth = isBeside ? max(width / 2, min(picture.width, width - 40)) : width
        let wordsHeight = words.measure(Size(width: width - 4, height: View.unbounded)).height
        let pictureHeight =
            isBeside
            ? body.height - 1 : max((body.height - 1) / 2, min(picture.height, body.height - 2 - wordsHeight))
        shown.frame = Rect(x: 2, y: body.minY, width: max(0, pictureWidth - 4), height: min(1, body.height))
        pictures.frame = Rect(x: 0, y: body.minY + 1, width: pictureWidth, height: max(0, pictureHeight))
        separator.frame = Rect(x: pictureWidth, y: body.minY, width: isBeside ? 1 : 0, height: body.height)
        let left = isBeside ? pictureWidth + 2 : 2
        let top = isBeside ? body.minY : pictures.frame.maxY + 1
        list.frame = Rect(x: left, y: top, width: max(0, width - left - 1), height: max(0, body.maxY - top))
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }
}

/// Cells as they were drawn elsewhere, with a margin, in the colours of some theme.
private final class PictureBlock: View {
    private var surface = Surface(size: .zero)
    private var colors: EmulatedColors?

    func show(_ surface: Surface, _ colors: EmulatedColors?) {
        self.surface = surface
        self.colors = colors
        background = colors == nil ? nil : .role(.backgroundPrimary)
        setNeedsLayout()
    }

    /// Cells with the margin.
    var width: Int { surface.size.width + PreviewBlock.margin.horizontal }
    var height: Int { surface.size.height + PreviewBlock.margin.vertical }

    override func sizeThatFits(_ proposal: Size) -> Size { Size(width: width, height: height) }

    override func draw(in painter: Painter) {
        painter.draw(surface.onGround, at: Point(x: PreviewBlock.margin.left, y: PreviewBlock.margin.top))
    }

    override func drawOverlay(in painter: Painter) {
        guard var colors else { return }
        painter.map(bounds) { colors.cell($0) }
        self.colors = colors
    }
}

extension Surface {
    /// The surface with the gallery's ground where the component has none of its own.
    fileprivate var onGround: Surface {
        var surface = self
        for y in 0..<size.height {
            for x in 0..<size.width where surface[x, y].background == .terminalDefault {
                surface[x, y].background = .role(.backgroundPrimary)
            }
        }
        return surface
    }
}

/// Sentences below each other, each with a mark, wrapped where they are long.
private final class SentencesView: View {
    private var sentences: [DisplayText] = []

    func show(_ sentences: [String]) {
        self.sentences = sentences.map { DisplayText($0) }
        accessibilityLabel = sentences.joined(separator: ". ")
        setNeedsLayout()
    }

    private func lines(in width: Int) -> [(text: DisplayText, isFirst: Bool)] {
        sentences.flatMap { sentence in
            sentence.wrapped(to: max(1, width - 2)).enumerated().map { ($1, $0 == 0) }
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: proposal.width, height: lines(in: proposal.width).count)
    }

    override func draw(in painter: Painter) {
        for (y, line) in lines(in: bounds.width).enumerated() {
            if line.isFirst {
                painter.draw(glyphs.separatorDot, at: Point(x: 0, y: y), style: TextStyle(.textSecondary))
            }
            painter.draw(line.text, at: Point(x: 2, y: y), style: TextStyle(.textPrimary))
        }
    }
}
