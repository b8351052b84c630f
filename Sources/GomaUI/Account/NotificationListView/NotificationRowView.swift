/// One notification in the inbox: the day where one begins, and below it a card with title, time, and the beginning of its
/// text, whose second row is what can be done about it, where something can. Where none begins, the card is that of the row
/// above, which goes on, with a line between the two. The first column of the card is the focus mark's.
final class NotificationRowView: PartView {
    private lazy var dayLabel = Label(style: TextStyle(.title, .textPrimary))
    private lazy var card = View()
    private lazy var dot = Label(foreground: .highlightPrimary, .bold)
    private lazy var titleLabel = Label().growing().narrowing(to: 6)
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 1).growing().narrowing(to: 6)
    private lazy var timeLabel = Label(style: TextStyle(.caption, .textSecondary)).droppable()
    private lazy var deleteMark = Label(style: TextStyle(.iconSecondary, .bold)).unspoken()
    private lazy var titleRow = StackView([dot, titleLabel, failureLine, timeLabel, deleteMark], spacing: Spacing.xs)
    private lazy var textLabel = Label()
    private lazy var actionView = NotificationActionView(in: environment)
    private lazy var rule = SeparatorRule()

    /// The row of the list that it shows.
    var place = 0
    /// Whether there is no notification, but the way to older ones.
    private var isWayToOlder = false {
        didSet { if isWayToOlder != oldValue { setNeedsLayout() } }
    }

    /// With what its card goes on.
    private var joint = NotificationRows.Joint() {
        didSet { if joint != oldValue { setNeedsLayout() } }
    }

    /// Rows of each; the first is the day's, or a line's, and those of the card's edges are half rows.
    static let rows = 6
    /// Where the card begins.
    static let cardRow = 1
    /// Where its title stands.
    static let titleRow = 2
    /// Where what can be done stands.
    static let actionRow = 4
    /// What of a row can be clicked.
    enum Part { case text, action, delete }

    /// What stands at a point of a row.
    static func part(at point: Point, width: Int) -> Part {
        switch point.y {
        case titleRow where point.x >= width - 3: .delete
        case actionRow: .action
        default: .text
        }
    }

    /// Columns before what is below the title.
    static let indent = 3

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        share(environment.sharedGlyphs)
        [dayLabel, card].forEach(addSubview)
        [titleRow, textLabel, actionView, rule].forEach(card.addSubview)
        card.background = .level(.card)
        card.border = .light
    }

    func render(_ row: NotificationRows.Row) {
        failureLine.render(nil)
        switch row {
        case .notification(let item, let day, let joint, let isFirst):
            (self.joint, isWayToOlder) = (joint, false)
            render(item, day: day, isFirst: isFirst)
        case .placeholder(let joint):
            (self.joint, isWayToOlder) = (joint, false)
            renderPlaceholder()
        case .older(let phase):
            (joint, isWayToOlder) = (NotificationRows.Joint(), true)
            renderOlder(phase)
        }
        titleLabel.isHidden = !failureLine.isHidden
        // The text gives its second row to what can be done.
        textLabel.maximumLines = actionView.isShown ? 1 : 2
    }

    /// - Parameter isFirst: whether what can be done here is the first of all, which alone is filled.
    private func render(_ item: NotificationItem, day: String?, isFirst: Bool) {
        dayLabel.text = day ?? ""
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
        actionView.render(item.action, isFilled: isFirst)
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
            actionView.renderWait(environment.text(.deletingNotification))
        case .failed(let failure): actionView.renderFailure(failure.words(.notificationNotDeleted, in: environment))
        }
    }

    private func renderPlaceholder() {
        clear()
        titleLabel.show("", TextStyle(.textPrimary), shape: 14)
        textLabel.show("", TextStyle(.textPrimary), shape: 28)
        actionView.render(nil)
    }

    private func renderOlder(_ phase: NotificationRequestPhase) {
        clear()
        var words = NotificationAction(title: environment.text(.olderNotifications), style: .secondary)
        switch phase {
        case .idle: break
        case .loading: return actionView.renderWait(environment.text(.loading))
        case .failed(let failure):
            failureLine.render(.error(failure.words(.olderNotificationsFailed, in: environment)))
            words.title = environment.text(.tryAgain)
        }
        actionView.render(words)
    }

    /// Leaves nothing of a notification.
    private func clear() {
        for label in [dayLabel, titleLabel, timeLabel, deleteMark, textLabel] { label.text = "" }
        (dot.text, dot.accessibilityLabel) = (" ", "")
    }

    override func layoutSubviews() {
        let width = bounds.width
        let inner = max(0, width - Self.indent - Spacing.sm)
        dayLabel.frame = Rect(x: Self.indent, y: 0, width: inner, height: 1)
        let hasTitle = !isWayToOlder || !failureLine.isHidden
        // An edge of a card that goes on lies outside, where nothing of it is seen.
        let top = joint.above ? -1 : Self.cardRow
        let bottom = bounds.height + (joint.below ? 1 : 0)
        card.frame = Rect(x: 0, y: top, width: width, height: max(0, bottom - top))
        rule.isHidden = !joint.above
        rule.frame = Rect(x: Self.indent, y: -top, width: inner, height: 1)
        titleRow.frame = Rect(x: 1, y: Self.titleRow - top, width: max(0, width - 3), height: hasTitle ? 1 : 0)
        textLabel.frame = Rect(
            x: Self.indent, y: Self.titleRow + 1 - top, width: inner, height: actionView.isShown ? 1 : 2)
        // The way to older ones stands alone in the middle of its card.
        let actionRow = hasTitle ? Self.actionRow : Self.titleRow + 1
        actionView.frame = Rect(x: Self.indent, y: actionRow - top, width: inner, height: 1)
    }
}
