/// A category of games: its heading, and cards in a row that scrolls sideways.
public final class CasinoCategorySectionView: ComponentView<
    any CasinoCategorySectionViewModelProtocol, CasinoCategorySectionDisplayState
>, StandardComponent
{
    public typealias Model = CasinoCategorySectionViewModel

    private lazy var barView = CasinoCategoryBarView(environment: environment)
    private lazy var shelf = GameShelfView<CasinoGameCardView>(
        in: environment, emptyText: environment.text(.noGames)
    ) { [weak self] in self?.viewModel?.reload() }
    /// The cards begin where the heading does.
    private lazy var column = StackView(
        [barView, shelf.embedded(insetBy: Insets(left: Spacing.xs))], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: CasinoCategorySectionDisplayState) {
        barView.bind(to: viewModel?.barViewModel)
        shelf.show(viewModel?.gameViewModels, of: state.id, itemIDs: state.games.map(\.id), phase: state.phase)
    }

    override public func resetInteraction() { shelf.reset() }
}

extension CasinoCategorySectionView: KeepsInterfaceState {
    public var interfaceState: StripBarState {
        get { shelf.interfaceState }
        set { shelf.interfaceState = newValue }
    }
}
