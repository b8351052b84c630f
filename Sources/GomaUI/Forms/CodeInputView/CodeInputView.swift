/// A field for a booking code, what became of it, and the button that loads it.
public final class CodeInputView: ComponentView<any CodeInputViewModelProtocol, CodeInputDisplayState>,
    StandardComponent
{
    public typealias Model = CodeInputViewModel

    private lazy var fieldView = BorderedTextFieldView(environment: environment)
    /// What became of the code is said with the field.
    private lazy var messageLine = MessageLine().unspoken()
    /// The row that a message takes, below the field or in it, so that it moves nothing.
    private lazy var gap = BlankRow()
    private lazy var buttonView = ButtonView(environment: environment)
    private lazy var buttonArea = LoadingButtonArea(buttonView, in: environment)
    private lazy var column = StackView([fieldView, messageLine, gap, buttonArea], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.sm, vertical: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: CodeInputDisplayState) {
        fieldView.bind(to: viewModel?.fieldViewModel)
        let message = viewModel == nil ? nil : state.message(in: environment)
        messageLine.render(message)
        gap.isHidden = message != nil || state.problem != nil
        fieldView.outerProblem = message?.text
        buttonView.bind(to: viewModel?.buttonViewModel)
        buttonArea.isLoading = state.phase == .loading
    }
}
