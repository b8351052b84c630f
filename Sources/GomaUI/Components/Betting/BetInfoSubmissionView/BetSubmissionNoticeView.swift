import TerminalKit

/// A mark and a sentence about a bet; nothing where there is nothing to say.
final class BetSubmissionNoticeView: View {
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
    }

    func render(_ notice: BetSubmissionNotice?) {
        isHidden = notice == nil
        label.text = notice?.text ?? ""
        spinner.isHidden = notice?.kind != .progress
        spinner.isAnimating = !spinner.isHidden
        switch notice?.kind ?? .hint {
        case .hint: show(glyphs.info.string, .highlightTertiary, text: TextStyle(.textSecondary))
        case .progress: show("", .highlightPrimary, text: TextStyle(.textSecondary))
        case .success: show(glyphs.success.string, .alertSuccess, text: TextStyle(.alertSuccess, .bold))
        case .failure: show(glyphs.error.string, .alertError, text: TextStyle(.alertError, .bold))
        }
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
