/// A button as wide as its page, and below it why the offer was not given.
public final class ActionButtonBlockView: ComponentView<
    any ActionButtonBlockViewModelProtocol, ActionButtonBlockDisplayState
>, StandardComponent
{
    public typealias Model = ActionButtonBlockViewModel

    private lazy var buttonView = ButtonView(environment: environment)

    private lazy var problemLine = MessageLine(margin: Spacing.none)
    private lazy var column = StackView([buttonView, problemLine], axis: .vertical)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: ActionButtonBlockDisplayState) {
        buttonView.bind(to: viewModel?.buttonViewModel)
        buttonView.mark = state.progress.mark(in: glyphs)
        buttonView.isBusy = state.progress.isAsked
        problemLine.render(state.progress.problem(in: environment))
    }
}
