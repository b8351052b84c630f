/// A column of a grid of games: a tile, and below it another one.
public final class CasinoGameImagePairView: ComponentView<
    any CasinoGameImagePairViewModelProtocol, CasinoGameImagePairDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGameImagePairViewModel

    private lazy var topView = CasinoGameImageView(environment: environment)
    private lazy var bottomView = CasinoGameImageView(environment: environment)
    private lazy var column = StackView(tiles, axis: .vertical, spacing: Spacing.xs)

    /// What shows the upper game, and what shows the lower one.
    var tiles: [CasinoGameImageView] { [topView, bottomView] }

    override public var content: View { column }

    override public func render(_ state: CasinoGameImagePairDisplayState) {
        topView.bind(to: viewModel?.topViewModel)
        bottomView.bind(to: viewModel?.bottomViewModel)
        bottomView.isHidden = state.bottom == nil
    }
}
