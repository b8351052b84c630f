/// A bullet and a text that stands beside it on all its rows.
public final class BulletItemBlockView: ComponentView<
    any BulletItemBlockViewModelProtocol, BulletItemBlockDisplayState
>, StandardComponent
{
    public typealias Model = BulletItemBlockViewModel

    private lazy var bulletLabel = Label(style: TextStyle(.iconSecondary, .bold)).unspoken()
    private lazy var titleLabel = Label().growing().narrowing(to: 4).wrapping()
    private lazy var row = StackView([bulletLabel, titleLabel], spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: BulletItemBlockDisplayState) {
        bulletLabel.text = glyphs[.bullet].string
        let title = viewModel == nil ? nil : state.title
        titleLabel.showBlock(title, TextStyle(.body, .textPrimary), shape: [7, 5])
    }
}
