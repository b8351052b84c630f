import TerminalKit

/// A mark and a sentence about a bet. Its row is kept while there is nothing to say, so that nothing moves when there is.
///
/// While a bet is on its way it can have the focus and answers to nothing, so that keys that come then reach nobody else.
final class BetSubmissionNoticeView: Control {
    private let environment: ViewEnvironment
    private lazy var spinner = Spinner(
        scheduler: environment.scheduler, style: TextStyle(.highlightPrimary, .bold))
    private lazy var mark = Self.createMark()
    private lazy var label = Self.createLabel()
    private lazy var row = StackView([spinner, mark, label], spacing: Spacing.xs)

    init(in environment: ViewEnvironment) {
        self.environment = environment
        super.init()
        addSubview(row)
        row.layout {
            $0.horizontal.equal(to: self, insetBy: Spacing.xs)
            $0.vertical.equal(to: self)
        }
        spinner.reducesMotion = environment.reducesMotion
        focusStyle = TextStyle(.highlightPrimary, .bold)
    }

    override var canBecomeFocused: Bool { spinner.isAnimating }

    func render(_ notice: BetSubmissionNotice?) {
        label.text = notice?.text ?? ""
        accessibilityLabel = label.text.isEmpty ? nil : label.text
        spinner.isHidden = notice?.kind != .progress
        spinner.isAnimating = !spinner.isHidden
        switch notice?.kind {
        case nil: mark.text = ""
        case .hint: show(glyphs.info.string, .highlightTertiary, text: TextStyle(.textSecondary))
        case .progress: show("", .highlightPrimary, text: TextStyle(.textSecondary))
        case .success: show(glyphs.success.string, .alertSuccess, text: TextStyle(.alertSuccess, .bold))
        case .failure: show(glyphs.error.string, .alertError, text: TextStyle(.textPrimary, .bold))
        }
    }

    override func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return Size(width: size.width, height: max(1, size.height))
    }

    private func show(_ glyph: String, _ role: ColorRole, text: TextStyle) {
        mark.text = glyph
        mark.style = TextStyle(role, .bold)
        label.style = text
    }

    private static func createMark() -> Label {
        let label = Label()
        label.dropOrder = 1
        return label
    }

    private static func createLabel() -> Label {
        let label = Label()
        label.maximumLines = 0
        label.minimumWidth = 4
        return label
    }
}
