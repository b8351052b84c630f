/// A category of games: its heading, and pictures in pairs that scroll sideways.
public final class CasinoGameImageGridSectionView: ComponentView<
    any CasinoGameImageGridSectionViewModelProtocol, CasinoGameImageGridSectionDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGameImageGridSectionViewModel

    private lazy var barView = CasinoCategoryBarView(environment: environment)
    private lazy var shelf = GameShelfView<CasinoGameImagePairView>(
        in: environment, emptyText: environment.text(.noGames), focusStyle: focusStyle
    ) { [weak self] in self?.viewModel?.reload() }
    private lazy var column = StackView([barView, shelf], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: CasinoGameImageGridSectionDisplayState) {
        barView.bind(to: viewModel?.barViewModel)
        shelf.show(
            viewModel?.pairViewModels, of: state.id, itemIDs: state.pairs.map(\.id), phase: state.phase)
    }

    override public func resetInteraction() { shelf.reset() }
}

extension CasinoGameImageGridSectionView: KeepsInterfaceState {
    public var interfaceState: StripBarState {
        get { shelf.interfaceState }
        set { shelf.interfaceState = newValue }
    }
}
