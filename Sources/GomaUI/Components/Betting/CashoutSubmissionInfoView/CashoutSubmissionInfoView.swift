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

    /// Before there is a model, the shape of a message stands in.
    override public func render(_ state: CashoutSubmissionInfoDisplayState) {
        row.isHidden = !state.isVisible
        spinner.isHidden = state.state != .submitting
        spinner.isAnimating = state.state == .submitting
        let shape = String(repeating: glyphs.placeholder.string, count: 12)
        messageLabel.text = viewModel == nil ? shape : state.message
        messageLabel.style = TextStyle(.textPrimary, viewModel == nil ? .dim : .bold)
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

    /// A notice without words keeps its line.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return row.isHidden ? size : Size(width: size.width, height: max(1, size.height))
    }

    private static func createMarkLabel() -> Label {
        let label = Label()
        label.dropOrder = 1
        return label
    }

    private static func createMessageLabel() -> Label {
        let label = Label()
        label.maximumLines = 3
        label.grows = true
        label.minimumWidth = 8
        return label
    }
}
