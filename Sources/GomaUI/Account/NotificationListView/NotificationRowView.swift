import TerminalKit

/// One notification in the inbox: the day where one begins, and below it a card with title, time, the beginning of its
/// text, and what can be done about it. The first column of the card is the focus mark's.
final class NotificationRowView: View {
    private let environment: ViewEnvironment
    private lazy var dayLabel = Label(style: TextStyle(.title, .textPrimary))
    private lazy var dayRule = SeparatorRule().growing().narrowing(to: 0)
    private lazy var dayRow = StackView([dayLabel, dayRule], spacing: Spacing.xs)
    private lazy var card = View()
    private lazy var dot = Label(foreground: .highlightPrimary, .bold)
    private lazy var titleLabel = Label().growing().narrowing(to: 6)
    private lazy var timeLabel = Label(style: TextStyle(.caption, .textSecondary)).droppable()
    private lazy var deleteMark = Label(style: TextStyle(.iconSecondary, .bold))
    private lazy var titleRow = StackView([dot, titleLabel, timeLabel, deleteMark], spacing: Spacing.xs)
    private lazy var textLabel = Label().wrapping(upTo: 2)
    private lazy var actionView = NotificationActionView(in: environment)

    /// The row of the list that it shows.
    var place = 0
    /// Whether there is no notification, but the way to older ones.
    private var isWayToOlder = false {
        didSet { if isWayToOlder != oldValue { setNeedsLayout() } }
    }

    /// Rows of each; the first is the day's, or a gap.
    static let rows = 5
    /// Where the card begins.
    static let cardRow = 1
    /// Where what can be done stands.
    static let actionRow = 4
    /// What of a row can be clicked.
    enum Part { case text, action, delete }

    /// What stands at a point of a row.
    static func part(at point: Point, width: Int) -> Part {
        switch point.y {
        case cardRow where point.x >= width - 3: .delete
        case actionRow: .action
        default: .text
        }
    }

    /// Columns before what is below the title.
    private static let indent = 3

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        ownGlyphs = environment.glyphs
        [dayRow, card].forEach(addSubview)
        [titleRow, textLabel, actionView].forEach(card.addSubview)
        card.background = .level(.card)
    }

    func render(_ row: NotificationRows.Row) {
        switch row {
        case .notification(let item, let day): render(item, day: day)
        case .placeholder: renderPlaceholder()
        case .older(let phase): renderOlder(phase)
        }
    }

    private func render(_ item: NotificationItem, day: String?) {
        isWayToOlder = false
        showDay(day)
        dot.text = item.isRead ? " " : glyphs.live.string
        dot.accessibilityLabel = item.isRead ? "" : environment.text(.notificationUnread)
        titleLabel.text = item.title
        titleLabel.style = TextStyle(.textPrimary, item.isRead ? [] : .bold)
        titleLabel.accessibilityLabel = nil
        timeLabel.text = environment.moments.string(item.moment, as: .clock)
        textLabel.text = item.text
        textLabel.style = TextStyle(item.isRead ? .textSecondary : .textPrimary)
        textLabel.accessibilityLabel = nil
        deleteMark.text = item.removal.isLeaving ? " " : glyphs.close.string
        deleteMark.accessibilityLabel = ""
        actionView.render(item.action)
        renderRemoval(item.removal)
    }

    /// One that is about to go says so in place of its text.
    private func renderRemoval(_ removal: NotificationRemoval) {
        if removal.isLeaving {
            (dot.text, dot.accessibilityLabel) = (" ", "")
            titleLabel.style = TextStyle(.textSecondary)
            textLabel.text = environment.text(.notificationDeleted)
            textLabel.style = TextStyle(.textSecondary)
        }
        switch removal {
        case .none: break
        case .undoable(let seconds):
            let title = environment.text(.undoNotification, ["seconds": "\(seconds)"])
            actionView.render(NotificationAction(title: title, style: .secondary))
        case .asked:
            textLabel.text = ""
            let title = environment.text(.deletingNotification)
            actionView.render(NotificationAction(title: title, style: .secondary, phase: .performing))
        case .failed(let failure): actionView.renderFailure(failure.words(.notificationNotDeleted, in: environment))
        }
    }

    private func renderPlaceholder() {
        let faint = TextStyle(.textSecondary, .dim)
        isWayToOlder = false
        showDay(nil)
        (dot.text, dot.accessibilityLabel, timeLabel.text) = (" ", "", "")
        deleteMark.text = ""
        (titleLabel.text, titleLabel.style) = (glyphs.shape(columns: 14), faint)
        (textLabel.text, textLabel.style) = (glyphs.shape(columns: 28), faint)
        (titleLabel.accessibilityLabel, textLabel.accessibilityLabel) = ("", "")
        actionView.render(nil)
    }

    private func renderOlder(_ phase: NotificationRequestPhase) {
        isWayToOlder = true
        showDay(nil)
        (dot.text, dot.accessibilityLabel, timeLabel.text) = (" ", "", "")
        (titleLabel.accessibilityLabel, textLabel.accessibilityLabel) = (nil, nil)
        titleLabel.style = TextStyle(.alertError, .bold)
        (textLabel.text, deleteMark.text) = ("", "")
        var words = NotificationAction(title: environment.text(.olderNotifications), style: .secondary)
        switch phase {
        case .idle: titleLabel.text = ""
        case .loading:
            titleLabel.text = ""
            words = NotificationAction(title: environment.text(.loading), style: .secondary, phase: .performing)
        case .failed(let failure):
            let reason = failure.words(.olderNotificationsFailed, in: environment)
            titleLabel.text = "\(glyphs.error.string) \(reason)"
            words.title = environment.text(.tryAgain)
        }
        actionView.render(words)
    }

    private func showDay(_ day: String?) {
        dayLabel.text = day ?? ""
        dayRow.isHidden = day == nil
    }

    override func layoutSubviews() {
        let width = bounds.width
        dayRow.frame = Rect(x: 0, y: 0, width: width, height: 1)
        card.frame = Rect(x: 0, y: Self.cardRow, width: width, height: max(0, bounds.height - Self.cardRow))
        titleRow.frame = Rect(x: 1, y: 0, width: max(0, width - 2), height: 1)
        let inner = max(0, width - Self.indent - 1)
        textLabel.frame = Rect(x: Self.indent, y: 1, width: inner, height: 2)
        let actionRow = isWayToOlder ? Self.cardRow : Self.actionRow - Self.cardRow
        actionView.frame = Rect(x: Self.indent, y: actionRow, width: inner, height: 1)
    }
}
