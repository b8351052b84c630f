/// A bar that tells what has become of a request to cash out, and takes the answer to it.
public final class CashoutSubmissionInfoView: ComponentView<
    any CashoutSubmissionInfoViewModelProtocol, CashoutSubmissionInfoDisplayState
>, StandardComponent
{
    public typealias Model = CashoutSubmissionInfoViewModel

    private lazy var markLabel = Label().droppable().unspoken()
    private lazy var spinner = Spinner(in: environment)
    private lazy var messageLabel = Label().growing().narrowing(to: 8).wrapping(upTo: 3)
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var row = StackView(
        [markLabel, spinner, messageLabel, buttonView], spacing: Spacing.xs, alignment: .leading)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm) }

    override public func setupWithTheme() { buttonView.endsFlush = true }

    /// Before there is a model, the shape of a message stands in. A first request can be answered once it has come to
    /// something; one that is made again keeps its button, and that the focus.
    override public func render(_ state: CashoutSubmissionInfoDisplayState) {
        row.isHidden = !state.isVisible
        spinner.turn(while: state.state.isOnItsWay)
        let shape = glyphs.shape(columns: 12)
        messageLabel.text = viewModel == nil ? shape : state.words(in: environment)
        messageLabel.style = TextStyle(.textPrimary, viewModel == nil ? .dim : .bold)
        buttonView.show(state.state == .submitting ? nil : viewModel?.buttonViewModel)
        let (mark, role): (String, ColorRole) =
            switch state.state {
            case .submitting, .retrying: ("", .textSecondary)
            case .success: (glyphs.success.string, .alertSuccess)
            case .error: (glyphs.error.string, .alertError)
            }
        markLabel.text = viewModel == nil ? "" : mark
        markLabel.style = TextStyle(role, .bold)
        let ground = ColorReference.blend(
            viewModel == nil ? .textSecondary : role, share: 0.15, on: .backgroundTertiary)
        background = state.isVisible ? ground : nil
    }

    /// A notice without words keeps its line.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let size = super.sizeThatFits(proposal)
        return row.isHidden ? size : Size(width: size.width, height: max(1, size.height))
    }
}
