import TerminalKit

/// A button as wide as its page.
public final class ActionButtonBlockView: ComponentView<
    any ActionButtonBlockViewModelProtocol, ActionButtonBlockDisplayState
>, StandardComponent
{
    public typealias Model = ActionButtonBlockViewModel

    private lazy var buttonView = ButtonView(environment: environment)

    override public var fillsWidth: Bool { true }
    override public var content: View { buttonView }

    override public func render(_ state: ActionButtonBlockDisplayState) {
        buttonView.bind(to: viewModel?.buttonViewModel)
    }
}
