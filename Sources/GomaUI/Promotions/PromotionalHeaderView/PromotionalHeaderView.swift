/// A heading with a picture, and a line below it where there is more to say.
public final class PromotionalHeaderView: ComponentView<
    any PromotionalHeaderViewModelProtocol, PromotionalHeaderDisplayState
>, StandardComponent
{
    public typealias Model = PromotionalHeaderViewModel

    private lazy var iconLabel = Label(style: TextStyle(.textSecondary)).droppable().unspoken()
    private lazy var titleLabel = Label().wrapping()
    private lazy var subtitleLabel = Label(style: TextStyle(.caption, .textSecondary)).wrapping()
    private lazy var words = StackView([titleLabel, subtitleLabel], axis: .vertical).growing().narrowing(to: 12)
    private lazy var row = StackView([iconLabel, words], spacing: Spacing.xs, alignment: .leading)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: PromotionalHeaderDisplayState) {
        iconLabel.text = state.icon?.text(in: glyphs) ?? ""
        titleLabel.show(state.title, TextStyle(.title, .textPrimary), shape: viewModel == nil ? 18 : nil)
        subtitleLabel.text = state.subtitle ?? ""
    }
}
