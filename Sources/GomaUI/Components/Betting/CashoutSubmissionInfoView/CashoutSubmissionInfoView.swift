import TerminalKit

/// A bar that tells what has become of a request to cash out, and takes the answer to it.
public final class CashoutSubmissionInfoView: ComponentView<
    any CashoutSubmissionInfoViewModelProtocol, CashoutSubmissionInfoDisplayState
>
{
    private lazy var markLabel = Self.createMarkLabel()
    private lazy var spinner = Spinner(scheduler: environment.scheduler, style: TextStyle(.highlightPrimary, .bold))
    private lazy var messageLabel = Self.createMessageLabel()
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var row = StackView(
        [markLabel, spinner, messageLabel, buttonView], spacing: Spacing.xs, alignment: .leading)

    override public var fillsWidth: Bool { true }

    override public func setupSubviews() { addSubview(row) }

    override public func initConstraints() {
        row.layout {
            $0.leading.equal(to: self, offsetBy: Spacing.sm)
            $0.trailing.equal(to: self, offsetBy: -Spacing.xs)
            $0.top.equal(to: self)
        }
    }

    override public func setupWithTheme() { spinner.reducesMotion = environment.reducesMotion }

    /// Before there is a model, an empty line stands in.
    override public func render(_ state: CashoutSubmissionInfoDisplayState) {
        row.isHidden = !state.isVisible
        spinner.isHidden = state.state != .submitting
        spinner.isAnimating = state.state == .submitting
        messageLabel.text = state.message.isEmpty ? " " : state.message
        buttonView.bind(to: viewModel?.buttonViewModel)
        buttonView.isHidden = viewModel == nil
        let (mark, role): (String, ColorRole) =
            switch state.state {
            case .submitting: ("", .textSecondary)
            case .success: (glyphs.success.string, .alertSuccess)
            case .error: (glyphs.error.string, .alertError)
            }
        markLabel.text = viewModel == nil ? "" : mark
        markLabel.style = TextStyle(role, .bold)
        let ground = ColorReference.blend(role, share: 0.15, on: .backgroundTertiary)
        background = state.isVisible ? ground : nil
    }

    private static func createMarkLabel() -> Label {
        let label = Label()
        label.dropOrder = 1
        return label
    }

    private static func createMessageLabel() -> Label {
        let label = Label(style: TextStyle(.rowTitle, .textPrimary))
        label.maximumLines = 3
        label.grows = true
        label.minimumWidth = 8
        return label
    }
}
