/// A game as a line: a small picture, name and provider, and the way there.
public final class CasinoGameSearchedView: ComponentView<
    any CasinoGameSearchedViewModelProtocol, CasinoGameSearchedDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGameSearchedViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Self.pictureSize, tellsPhase: true)
        .droppable(order: 2)
    private lazy var nameLabel = Label()
    private lazy var providerLabel = Label()
    private lazy var texts = StackView([nameLabel, providerLabel], axis: .vertical).growing().narrowing(to: 6)
    private lazy var arrow = Label(style: TextStyle(.iconSecondary, .bold)).droppable().unspoken()
    private lazy var row = StackView([picture, texts, arrow], spacing: Spacing.sm, alignment: .center)

    /// As high as wide.
    private static let pictureSize = Size(width: 8, height: 4)

    override public var fillsWidth: Bool { true }
    override public var content: View { row }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func setupWithTheme() { background = .level(.card) }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        Size(width: super.sizeThatFits(proposal).width, height: Self.pictureSize.height)
    }

    override public func render(_ state: CasinoGameSearchedDisplayState) {
        let isKnown = viewModel != nil && !state.isLoading
        let isAwaited = viewModel != nil && state.isLoading
        picture.render(state.pictureName, label: state.name, isAwaited: isAwaited)
        nameLabel.show(state.name, TextStyle(.rowTitle, .textPrimary), shape: isKnown ? nil : 8)
        providerLabel.show(state.provider ?? "", TextStyle(.caption, .textSecondary), shape: isKnown ? nil : 6)
        arrow.text = isKnown ? glyphs.moreRight.string : ""
        accessibilityLabel = isKnown ? nil : environment.text(.loading)
        isEnabled = isKnown
    }

    /// That it is on its way is said in the place of its name.
    override public var accessibilityValue: String? { isEnabled ? super.accessibilityValue : nil }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenGame) { $0.openGame() } }
}
