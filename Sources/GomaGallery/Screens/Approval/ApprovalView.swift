/// The view of the approval screen: differences at the top, the current change below, the status at the bottom.
final class ApprovalView: GalleryView {
    let list = CatalogueTable()
    let status = StatusBar()
    private let title = Label(foreground: .textPrimary, .bold)
    private let folder = Label(foreground: .textSecondary)
    private let progress = Label(foreground: .textPrimary)
    private let line = HairlineView(.horizontal)
    private let changeTitle = Label(foreground: .textPrimary, .bold)
    private let about = Label(foreground: .textSecondary)
    let pictures = ApprovalPicturesView()
    private let empty = Label(foreground: .textSecondary)
    private lazy var scroller = ScrollView(pictures)

    /// Rows of the list at most, for each of the window's.
    private static let listShare = 3
    private static let leastListHeight = 3

    override init(words: GalleryWords = .english) {
        super.init(words: words)
        title.text = text(.galleryReviewSection)
        empty.text = text(.galleryAllApproved)
        [title, folder, progress, list, line, changeTitle, about, scroller, empty, status].forEach(addSubview)
        list.accessibilityIdentifier = "changes"
        scroller.barStyle = TextStyle(.scroll)
        scroller.focusStyle = TextStyle(.highlightPrimary, .bold)
        folder.truncation = .middle
        changeTitle.truncation = .middle
    }

    /// Whether there are pictures to scroll, to which Tab leads.
    var canScroll: Bool { !scroller.focusableViews(upTo: 1).isEmpty }

    func show(_ content: ApprovalContent) {
        folder.text = content.heading
        progress.text = content.progress
        empty.isHidden = !content.rows.isEmpty
        setNeedsLayout()
    }

    func show(_ detail: ApprovalDetail?) {
        let title = detail?.title ?? ""
        // Another change is looked at from its beginning; the same one in another way stays where it is.
        if title != changeTitle.text {
            scroller.contentOffset = 0
            pictures.scrollToStart()
        }
        changeTitle.text = title
        about.text = detail?.about ?? ""
        pictures.show(detail)
    }

    override func layoutSubviews() {
        let (width, height) = (bounds.width, bounds.height)
        let progressWidth = min(width, progress.measure(bounds.size).width)
        let titleWidth = title.measure(bounds.size).width
        title.frame = Rect(x: 1, y: 0, width: titleWidth, height: 1)
        progress.frame = Rect(x: max(0, width - progressWidth - 1), y: 0, width: progressWidth, height: 1)
        folder.frame = Rect(x: titleWidth + 3, y: 0, width: width - progressWidth - titleWidth - 6, height: 1)
        let room = max(0, height - 4)
        let listHeight = min(max(1, list.rowCount), max(min(Self.leastListHeight, room), height / Self.listShare))
        list.frame = Rect(x: 0, y: 1, width: width, height: min(room, listHeight))
        empty.frame = Rect(x: 1, y: 1, width: width - 2, height: empty.isHidden ? 0 : 1)
        let top = list.frame.maxY
        line.frame = Rect(x: 0, y: top, width: width, height: 1)
        let aboutWidth = min(width / 2, about.measure(bounds.size).width)
        changeTitle.frame = Rect(x: 1, y: top + 1, width: width - aboutWidth - 4, height: 1)
        about.frame = Rect(x: width - aboutWidth - 1, y: top + 1, width: aboutWidth, height: 1)
        scroller.frame = Rect(x: 1, y: top + 2, width: width - 1, height: height - top - 3)
        status.frame = Rect(x: 0, y: height - 1, width: width, height: 1)
    }
}
