/// A panel of countries, each of which opens to show its leagues; one league can be chosen overall.
public final class CountryLeaguesFilterView: ComponentView<
    any CountryLeaguesFilterViewModelProtocol, CountryLeaguesFilterDisplayState
>, KeepsInterfaceState, StandardComponent
{
    public typealias Model = CountryLeaguesFilterViewModel

    private lazy var body = OptionListBody<CountryLeagueRows>(in: environment)
    private lazy var panel = CollapsiblePanel(body, in: environment)
    /// Made when somebody first searches.
    private var search: CountryLeagueSearch?

    override public var content: View { panel }

    override public func setupWithTheme() {
        panel.header.onToggle = { [weak self] in self?.viewModel?.toggleCollapse() }
        body.footer.resetLink.onActivate = { [weak self] in self?.viewModel?.reset() }
        body.searchLine.onChange = { [weak self] in self?.viewModel?.search(for: $0) }
        body.onChoose = { [weak self] in
            switch $0 {
            case .option(let id): self?.viewModel?.selectFilter(id: id)
            case .branch(let id): self?.viewModel?.toggleCountry(id: id)
            }
        }
    }

    override public func render(_ state: CountryLeaguesFilterDisplayState) {
        guard viewModel != nil else {
            panel.render(nil)
            return body.render(nil, searchText: "", canReset: false)
        }
        panel.render(
            PanelHeader.Content(
                title: state.title, value: state.selectedLeague?.title, isCollapsed: state.isCollapsed))
        body.render(
            CountryLeagueRows(state, found: found(in: state)), searchText: state.searchText,
            canReset: state.canReset)
    }

    override public func resetInteraction() {
        panel.reset()
        body.reset()
    }

    /// The leagues that are searched for; `nil` where nothing is.
    private func found(in state: CountryLeaguesFilterDisplayState) -> [CountryLeagueRows.Place]? {
        guard !NameSearch.isBlank(state.searchText) else { return nil }
        let current = search.flatMap { $0.countries == state.countries ? $0 : nil }
        let search = current ?? CountryLeagueSearch(state.countries)
        self.search = search
        return search.leagues(for: state.searchText)
    }

    public var interfaceState: OptionListState {
        get { body.interfaceState }
        set { body.interfaceState = newValue }
    }
}
