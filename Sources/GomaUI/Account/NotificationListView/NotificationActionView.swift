/// The line of a notification's action: the way to it, that it is on its way, or what has come of it.
final class NotificationActionView: PartView {
    private lazy var spinner = Spinner(in: environment)
    private lazy var label = Label()
    private lazy var pill = PillBox([label], padding: Spacing.xs)
    private lazy var words = Label().narrowing(to: 4)
    private lazy var failureLine = MessageLine(margin: Spacing.none, upTo: 1).narrowing(to: 4)
    private lazy var row = StackView([spinner, pill, words, failureLine], spacing: Spacing.xs)

    override var content: View { row }

    /// Whether there is anything to show.
    var isShown: Bool { !row.isHidden }

    /// - Parameter isFilled: whether a primary action is a filled pill rather than a link.
    func render(_ action: NotificationAction?, isFilled: Bool = true) {
        row.isHidden = action == nil
        spinner.turn(while: action?.phase == .performing)
        failureLine.render(nil)
        guard let action else { return }
        let isPill = isFilled && action.phase == .idle && action.style == .primary
        pill.isHidden = !isPill
        words.isHidden = isPill
        label.text = action.title
        label.style = TextStyle(.button, .buttonTextPrimary)
        pill.look = PillBox.Look(ground: .role(.buttonBackgroundPrimary))
        show(action)
    }

    /// Says in place of the action what is on its way, in words that say so.
    func renderWait(_ title: String) {
        render(NotificationAction(title: title, style: .secondary, phase: .performing))
        words.accessibilityLabel = nil
    }

    /// Says in place of the action what could not be done.
    func renderFailure(_ words: String) {
        row.isHidden = false
        spinner.turn(while: false)
        (pill.isHidden, self.words.isHidden) = (true, true)
        failureLine.render(.error(words))
    }

    private func show(_ action: NotificationAction) {
        switch action.phase {
        case .idle:
            words.show(action.title, after: "")
            words.style = TextStyle(.textPrimary, [.bold, .underline])
        case .performing:
            words.show(action.title, after: "")
            // The spinner alone says that it is on its way.
            words.accessibilityLabel = ReadingText.joined([
                action.title, environment.text(.notificationActionPerforming),
            ])
            words.style = TextStyle(.textSecondary)
        case .done:
            words.show(action.title, after: glyphs.success.string)
            // The mark alone says that it is done.
            words.accessibilityLabel = ReadingText.joined([action.title, environment.text(.spokenRowDone)])
            words.style = TextStyle(.textSecondary)
        case .failed(let failure):
            renderFailure(failure.words(.notificationActionFailed, in: environment))
        }
    }
}
