/// The lower end of an inbox: the ways to the latest and to an empty inbox, or the question whether that is meant.
final class NotificationListFooter: PartView {
    lazy var refreshLink = TextLink(actionTitle: environment.text(.keyRefreshNotifications))
        .narrowing(to: 6)
    private lazy var space = View().growing()
    lazy var clearLink = TextLink(actionTitle: environment.text(.keyAskToClear)).narrowing(to: 6)
    private lazy var line = StackView([refreshLink, space, clearLink])
    lazy var questionRow = QuestionRow(
        keepTitle: environment.text(.keyKeepNotifications), confirmTitle: environment.text(.keyClearNotifications))
    private lazy var column = StackView([line, questionRow], axis: .vertical)

    override var content: View { column }

    override init(in environment: ViewEnvironment) {
        super.init(in: environment)
        for (link, name) in [(refreshLink, "refresh"), (clearLink, "clear")] {
            link.accessibilityIdentifier = name
            link.maximumLines = 1
        }
    }

    func render(_ state: NotificationListDisplayState, isKnown: Bool) {
        let count = state.notifications?.count ?? 0
        let asks = state.asksToClear && count > 0
        let canRefresh = isKnown && state.refresh != .loading
        refreshLink.render(environment.text(.refresh), leadsOn: true, isEnabled: canRefresh)
        let isClearing = state.clearing == .loading
        let title = environment.text(isClearing ? .clearingNotifications : .clearNotifications)
        clearLink.render(title, leadsOn: true, isEnabled: isKnown && !isClearing)
        clearLink.isHidden = count == 0
        line.isHidden = asks
        questionRow.render(asks ? question(count) : nil, from: [clearLink, refreshLink])
    }

    private func question(_ count: Int) -> QuestionRow.Question {
        let number = environment.money.string(whole: count)
        return QuestionRow.Question(
            keep: environment.text(.keepNotifications),
            confirm: environment.text(.clearNotificationsNow, ["count": number]))
    }
}
