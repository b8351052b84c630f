/// The view of the differences screen: the compared states on top, the marked picture, the differences in words, the
/// status.
final class DifferencesView: GalleryView {
    let status = StatusBar()
    let pictures = MarkedPictureView()
    /// Told after the room for a picture may have got wider or narrower.
    var onRoomChange: (() -> Void)?
    private let title = Label(foreground: .textPrimary, .bold)
    private let names = Label(foreground: .textPrimary)
    private let count = Label(foreground: .textSecondary)
    private let line = HairlineView(.horizontal)
    private let separator = HairlineView(.vertical)
    private let shown = Label(foreground: .textSecondary, .bold)
    private let sentences = SentencesView()
    private lazy var list = ScrollView(sentences)
    /// The names of the two, which are read from their beginning.
    private var compared: [String] = []
    private lazy var head = StackView([title, names, count], spacing: Spacing.sm)

    /// Columns below which the words stand under the picture, and those that they want beside it.
    private static let leastWidthForBoth = 100
    private static let wordsWidth = 40

    override init(words: GalleryWords = .english) {
        super.init(words: words)
        count.dropOrder = 2
        title.dropOrder = 1
        list.barStyle = TextStyle(.scroll)
        list.isInteractive = false
        [head, line, shown, pictures, separator, list, status].forEach(addSubview)
    }

    func show(_ content: DifferencesContent) {
        if compared != [content.names.before, content.names.after] {
            compared = [content.names.before, content.names.after]
            list.contentOffset = 0
            pictures.scrollToStart()
        }
        title.text = content.component
        names.text = glyphs.spelled(words: "\(content.names.before) → \(content.names.after)")
        count.text = words.differingCells(content.count)
        shown.text =
            content.isShowingBefore
            ? words.text(.galleryBefore, ["name": content.names.before])
            : words.text(.galleryAfter, ["name": content.names.after])
        pictures.show(content)
        sentences.show(content.sentences)
        setNeedsLayout()
    }

    // MARK: Scrolling

    /// Scrolls the words, and the picture once those have come to their end.
    func scroll(by rows: Int) {
        if rows > 0 {
            list.canScrollOn ? move(by: rows) : pictures.scroll(by: rows)
        } else {
            pictures.canScrollBack ? pictures.scroll(by: rows) : move(by: rows)
        }
    }

    private func move(by rows: Int) { list.contentOffset += rows }

    func scrollByPage(_ pages: Int) { scroll(by: pages * max(1, list.bounds.height - 1)) }

    /// The wheel scrolls what it is over: the words, else the picture.
    override func handle(_ mouse: MouseEvent) -> Bool {
        let rows: Int
        switch mouse.action {
        case .wheelUp: rows = -MouseEvent.wheelStep
        case .wheelDown: rows = MouseEvent.wheelStep
        default: return false
        }
        list.frame.contains(mouse.location) ? move(by: rows) : pictures.scroll(by: rows)
        return true
    }

    // MARK: Layout

    private var isBeside: Bool { bounds.width >= Self.leastWidthForBoth }

    /// Columns that there are for a picture; `nil` before the view has a size.
    var room: Int? {
        guard !bounds.isEmpty else { return nil }
        return max(1, bounds.width - (isBeside ? Self.wordsWidth : 1) - PreviewBlock.margin.horizontal)
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        head.frame = Rect(x: 2, y: 0, width: width - 4, height: 1)
        line.frame = Rect(x: 0, y: 1, width: width, height: 1)
        let body = Rect(x: 0, y: 2, width: width, height: height - 3)
        let wish = pictures.wish
        let pictureWidth = isBeside ? max(width / 2, min(wish.width + 1, width - Self.wordsWidth)) : width
        let wordsHeight = sentences.measure(Size(width: width - 4, height: View.unbounded)).height
        let pictureHeight =
            isBeside
            ? body.height - 1 : max((body.height - 1) / 2, min(wish.height, body.height - 2 - wordsHeight))
        shown.frame = Rect(x: 2, y: body.minY, width: pictureWidth - 4, height: min(1, body.height))
        pictures.frame = Rect(x: 0, y: body.minY + 1, width: pictureWidth, height: pictureHeight)
        separator.frame = Rect(x: pictureWidth, y: body.minY, width: isBeside ? 1 : 0, height: body.height)
        let left = isBeside ? pictureWidth + 2 : 2
        let top = isBeside ? body.minY : pictures.frame.maxY
        list.frame = Rect(x: left, y: top, width: width - left - 1, height: body.maxY - top)
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
        onRoomChange?()
    }
}

/// Sentences below each other, each with a mark, wrapped where they are long.
private final class SentencesView: View {
    private var sentences: [DisplayText] = []

    func show(_ sentences: [String]) {
        self.sentences = sentences.map { DisplayText(glyphs.spelled(words: $0)) }
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
