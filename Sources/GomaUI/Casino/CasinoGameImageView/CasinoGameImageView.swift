/// A game as a square picture with its name below.
public final class CasinoGameImageView: ComponentView<
    any CasinoGameImageViewModelProtocol, CasinoGameImageDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGameImageViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Self.pictureSize, tellsPhase: true)
    private lazy var nameLabel = Label(alignment: .center)
    private lazy var column = StackView([picture, nameLabel], axis: .vertical)

    /// As high as wide.
    private static let pictureSize = Size(width: 14, height: 7)

    override public var fillsWidth: Bool { true }
    /// Columns of a tile at most.
    override public var maximumWidth: Int? { 16 }
    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func render(_ state: CasinoGameImageDisplayState) {
        let isKnown = viewModel != nil
        picture.render(state.pictureName, label: state.name)
        nameLabel.show(state.name, TextStyle(.caption, .textPrimary), shape: isKnown ? nil : 10)
        accessibilityLabel = isKnown ? nil : environment.text(.loading)
    }

    override public var keyBindings: [KeyBinding] { pressing(.keyOpenGame) { $0.openGame() } }
}
