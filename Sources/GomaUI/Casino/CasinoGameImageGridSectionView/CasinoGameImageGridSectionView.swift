/// A category of games: its heading, and pictures in pairs that scroll sideways.
public final class CasinoGameImageGridSectionView: ComponentView<
    any CasinoGameImageGridSectionViewModelProtocol, CasinoGameImageGridSectionDisplayState
>, StandardComponent
{
    public typealias Model = CasinoGameImageGridSectionViewModel

    private lazy var barView = CasinoCategoryBarView(environment: environment)
    /// A tile has a blank column at each side, so that pictures stand as far apart as cards do.
    private lazy var shelf = GameShelfView<CasinoGameImagePairView>(
        in: environment, spacing: Spacing.none, emptyText: environment.text(.noGames)
    ) { [weak self] in self?.viewModel?.reload() }
    private lazy var column = StackView([barView, shelf], axis: .vertical, spacing: Spacing.xs)
    /// What the games that are shown are called, pair by pair.
    private var gameIDs: [[String]] = []

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: CasinoGameImageGridSectionDisplayState) {
        let focusedID = tiles.first { $0.view.isFocused }?.id
        barView.bind(to: viewModel?.barViewModel)
        shelf.show(
            viewModel?.pairViewModels, of: state.id, itemIDs: state.pairs.map(\.id), phase: state.phase)
        gameIDs = state.phase == .games ? state.pairs.map { [$0.top.id] + ($0.bottom.map { [$0.id] } ?? []) } : []
        if let focusedID { keepFocus(onGame: focusedID) }
    }

    /// The games that are shown, each with its tile.
    private var tiles: [(id: String, view: CasinoGameImageView)] {
        zip(shelf.items, gameIDs).flatMap { pair, ids in zip(ids, pair.tiles).map { (id: $0, view: $1) } }
    }

    /// Has the focus go along with its game, which others that come or go put into another pair, or into its other row.
    private func keepFocus(onGame id: String) {
        let places = tiles.filter { $0.id == id }.map(\.view)
        if let first = places.first, !places.contains(where: \.isFocused) { window?.focus(first) }
    }

    override public func resetInteraction() {
        shelf.reset()
        gameIDs = []
    }
}

extension CasinoGameImageGridSectionView: KeepsInterfaceState {
    public var interfaceState: StripBarState {
        get { shelf.interfaceState }
        set { shelf.interfaceState = newValue }
    }
}
