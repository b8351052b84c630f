/// A notification in full: title, when it came, and all of its text.
final class NotificationReader: View {
    private let environment: ViewEnvironment
    private lazy var titleLabel = Label(style: TextStyle(.title, .textPrimary)).wrapping()
    private lazy var momentLabel = Label(style: TextStyle(.caption, .textSecondary)).wrapping()
    private lazy var textLabel = Label(style: TextStyle(.body, .textPrimary)).wrapping()
    private lazy var column = StackView(inCard: [titleLabel, momentLabel, BlankRow(), textLabel])

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        embed(column, insetBy: Insets(left: 3, right: Spacing.sm))
        background = .level(.control)
    }

    func render(_ item: NotificationItem?) {
        isHidden = item == nil
        titleLabel.text = item?.title ?? ""
        momentLabel.text = item.map { environment.moments.string($0.moment, as: .dateAndClock) } ?? ""
        textLabel.text = item?.text ?? ""
    }
}
