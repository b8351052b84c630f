/// A panel of tiles, one for each sport, of which one can be chosen.
public final class SportGamesFilterView: ComponentView<
    any SportGamesFilterViewModelProtocol, SportGamesFilterDisplayState
>, StandardComponent
{
    public typealias Model = SportGamesFilterViewModel

    private lazy var grid = TileGrid<SportTypeSelectorItemView>(in: environment)
    private lazy var emptyLabel = Label(
        environment.text(.noOptions), foreground: .textSecondary, alignment: .center
    ).wrapping()
    private lazy var middle = View()
    private lazy var footer = FilterPanelFooter(in: environment)
    private lazy var body = StackView([middle, Label(" "), footer], axis: .vertical)
    private lazy var panel = CollapsiblePanel(body, in: environment)

    override public var content: View { panel }

    override public func setupSubviews() {
        middle.embed(grid, insetBy: Insets(horizontal: Spacing.sm))
        middle.embed(emptyLabel, insetBy: Insets(horizontal: Spacing.sm))
    }

    override public func setupWithTheme() {
        panel.header.onToggle = { [weak self] in self?.viewModel?.toggleCollapse() }
        footer.resetLink.onActivate = { [weak self] in self?.viewModel?.reset() }
    }

    override public func render(_ state: SportGamesFilterDisplayState) {
        let content = PanelHeader.Content(
            title: state.title, value: state.selectedSport?.name, isCollapsed: state.isCollapsed)
        panel.render(viewModel == nil ? nil : content)
        grid.tileViews.bind(to: viewModel?.sportViewModels, blanks: state.sports.count)
        grid.isHidden = state.sports.isEmpty
        emptyLabel.isHidden = !state.sports.isEmpty
        footer.render(found: nil, canReset: state.selectedSport != nil)
    }

    override public func resetInteraction() { panel.reset() }
}
