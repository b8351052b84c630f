/// The games played last, in a row that scrolls sideways under its heading.
public final class RecentlyPlayedGamesView: ComponentView<
    any RecentlyPlayedGamesViewModelProtocol, RecentlyPlayedGamesDisplayState
>, StandardComponent
{
    public typealias Model = RecentlyPlayedGamesViewModel

    private lazy var titleLabel = Label()
    /// The title begins where the pictures below it do.
    private lazy var heading = StackView([titleLabel, View().growing()]).embedded(insetBy: Insets(left: Spacing.sm))
    private lazy var shelf = GameShelfView<RecentlyPlayedGameView>(
        in: environment, emptyText: environment.text(.nothingPlayed)
    ) { [weak self] in self?.viewModel?.reload() }
    private lazy var column = StackView([heading, shelf], axis: .vertical, spacing: Spacing.xs)

    override public var fillsWidth: Bool { true }
    override public var content: View { column }

    override public func render(_ state: RecentlyPlayedGamesDisplayState) {
        let title = state.title ?? environment.text(.recentlyPlayed)
        titleLabel.show(title, TextStyle(.title, .textPrimary), shape: viewModel == nil ? 14 : nil)
        shelf.show(viewModel?.gameViewModels, of: state.id, itemIDs: state.games.map(\.id), phase: state.phase)
    }

    override public func resetInteraction() { shelf.reset() }
}

extension RecentlyPlayedGamesView: KeepsInterfaceState {
    public var interfaceState: StripBarState {
        get { shelf.interfaceState }
        set { shelf.interfaceState = newValue }
    }
}
