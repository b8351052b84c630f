/// The upper end of an inbox: how many have not been read, that the latest are on their way, or why they did not come.
final class NotificationListHeader: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var countLabel = Label().growing().narrowing(to: 4).droppable()
    lazy var markAllLink = TextLink(actionTitle: environment.text(.keyMarkAllAsRead), .bold)
        .narrowing(to: 8)
    private lazy var line = StackView([spinner, countLabel, markAllLink], spacing: Spacing.xs)
    private lazy var lineGround = line.embedded(insetBy: Insets(left: Spacing.xs))
    private lazy var message = MessageLine()
    private lazy var column = StackView([lineGround, message], axis: .vertical)

    override var content: View { column }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        markAllLink.accessibilityIdentifier = "markAll"
        markAllLink.maximumLines = 1
    }

    func render(_ state: NotificationListDisplayState, isKnown: Bool) {
        let isLoading = state.refresh == .loading
        spinner.turn(while: isLoading)
        renderCount(state, isKnown: isKnown)
        let unread = state.unreadCount
        markAllLink.isHidden = (state.notifications ?? []).isEmpty
        markAllLink.render(environment.text(.markAllAsRead), leadsOn: true, isEnabled: unread > 0)
        let failure =
            state.clearing.failure?.words(.notificationsNotCleared, in: environment)
            ?? state.refresh.failure?.words(.notificationsNotRefreshed, in: environment)
        message.render(state.notifications == nil ? nil : failure.map { .error($0) })
        lineGround.isHidden = countLabel.text.isEmpty && !isLoading && markAllLink.isHidden
    }

    private func renderCount(_ state: NotificationListDisplayState, isKnown: Bool) {
        let unread = state.unreadCount
        countLabel.style = TextStyle(.textSecondary, isKnown ? [] : .dim)
        if let notifications = state.notifications {
            if state.refresh == .loading {
                countLabel.text = environment.text(.loading)
            } else if unread > 0 {
                countLabel.text = environment.counted(unread, .oneUnreadNotification, .unreadNotifications)
                countLabel.style = TextStyle(.rowTitle, .textPrimary)
            } else {
                countLabel.text = notifications.isEmpty ? "" : environment.text(.allNotificationsRead)
            }
        } else {
            countLabel.text = state.refresh == .loading ? environment.text(.loading) : ""
            if !isKnown { countLabel.text = glyphs.shape(columns: 8) }
        }
        countLabel.accessibilityLabel = isKnown ? nil : ""
    }
}
