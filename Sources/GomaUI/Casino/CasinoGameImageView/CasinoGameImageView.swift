import TerminalKit

/// A game as a square picture with its name below.
public final class CasinoGameImageView: ComponentView<
    any CasinoGameImageViewModelProtocol, CasinoGameImageDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGameImageViewModel

    private lazy var picture = LoadedPictureView(in: environment, extent: Self.pictureSize, tellsPhase: true)
    private lazy var nameLabel = Label(alignment: .center)
    private lazy var column = StackView([picture, nameLabel], axis: .vertical)

    /// Columns of a tile at most.
    private static let width = 16
    /// As high as wide.
    private static let pictureSize = Size(width: 14, height: 7)

    override public var content: View { column }
    override public var contentInsets: Insets { Insets(horizontal: Spacing.xs) }

    override public func sizeThatFits(_ proposal: Size) -> Size {
        let width = min(Self.width, proposal.width)
        return Size(width: width, height: super.sizeThatFits(Size(width: width, height: proposal.height)).height)
    }

    override public func render(_ state: CasinoGameImageDisplayState) {
        let isKnown = viewModel != nil
        picture.render(state.pictureName, label: state.name)
        nameLabel.show(state.name, TextStyle(.caption, .textPrimary), shape: isKnown ? nil : 10)
        accessibilityLabel = isKnown ? nil : environment.text(.loading)
    }

    override public var keyBindings: [KeyBinding] {
        [KeyBinding(.activate, environment.text(.keyOpenGame)) { [self] in viewModel?.openGame() }]
    }
}
