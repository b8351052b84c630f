/// A number or a picture, and the lines of a step beside it.
public final class ListBlockView: ComponentView<any ListBlockViewModelProtocol, ListBlockDisplayState>,
    StandardComponent
{
    public typealias Model = ListBlockViewModel

    private lazy var marker = ListMarkerView(in: environment)
    private lazy var items = StackView(axis: .vertical).growing().narrowing(to: 8)
    private lazy var itemViews = RepeatedViews(of: BulletItemBlockView.self, in: items, environment: environment)
    private lazy var row = StackView([marker, items], spacing: Spacing.xs, alignment: .leading)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(left: Spacing.xs) }

    override public func render(_ state: ListBlockDisplayState) {
        marker.render(viewModel == nil ? nil : state.marker)
        itemViews.bind(to: viewModel?.itemViewModels, blanks: 2)
    }
}
