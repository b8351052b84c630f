/// A button as wide as its page, and below it why the offer was not given.
public final class ActionButtonBlockView: ComponentView<
    any ActionButtonBlockViewModelProtocol, ActionButtonBlockDisplayState
>, StandardComponent
{
    public typealias Model = ActionButtonBlockViewModel

    private lazy var buttonView = ButtonView(environment: environment)

    private lazy var problemLabel = Label(style: TextStyle(.alertError, .bold), alignment: .center).wrapping()
    private lazy var column = StackView([buttonView, problemLabel], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: ActionButtonBlockDisplayState) {
        buttonView.bind(to: viewModel?.buttonViewModel)
        buttonView.mark = state.progress.mark(in: glyphs)
        problemLabel.show(state.progress.problem(in: environment), after: glyphs.error.string)
        problemLabel.isHidden = problemLabel.text.isEmpty
    }
}
