/// Lines of widgets at the top of an app, other ones for guests and for customers.
public final class MultiWidgetToolbarView: ComponentView<
    any MultiWidgetToolbarViewModelProtocol, MultiWidgetToolbarDisplayState
>, StandardComponent
{
    public typealias Model = MultiWidgetToolbarViewModel

    private lazy var lines = StackView(axis: .vertical, spacing: 1)
    private lazy var column = StackView(inCard: [lines])
    private lazy var lineViews = RepeatedViews(in: lines) { [environment] in ToolbarLineView(in: environment) }

    override public var fillsWidth: Bool { true }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func render(_ state: MultiWidgetToolbarDisplayState) {
        column.isHidden = state.lines.isEmpty
        lineViews.show(state.lines) { $0.render($1, viewModel) }
    }
}
