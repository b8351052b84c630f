/// A panel of options one below the other, of which one is chosen.
package final class OptionPanelView: PartView {
    private lazy var body = OptionListBody<FlatOptionRows>(in: environment)
    private lazy var panel = CollapsiblePanel(body, in: environment)
    /// Finds options of `searched`; made when somebody first searches in them.
    private var search: NameSearch?
    private var searched: [FilterOption] = []
    /// Who is asked for what the customer wants.
    package var actions: (() -> (any FilterPanelActions)?)?

    override package var content: View { panel }

    override package init(in environment: ViewEnvironment) {
        super.init(in: environment)
        panel.header.onToggle = { [weak self] in self?.actions?()?.toggleCollapse() }
        body.footer.resetLink.onActivate = { [weak self] in self?.actions?()?.reset() }
        body.searchLine.onChange = { [weak self] in self?.actions?()?.search(for: $0) }
        body.onChoose = { [weak self] in
            if case .option(let id) = $0 { self?.actions?()?.selectFilter(id: id) }
        }
    }

    /// - Parameter state: `nil` before there is any.
    package func render<State: OptionPanelState>(_ state: State?, title: String) {
        panel.render(
            state.map { state in
                PanelHeader.Content(
                    title: title, value: state.selectedOption?.title, isCollapsed: state.isCollapsed)
            })
        let rows = state.map { FlatOptionRows($0, found: found(in: $0)) }
        body.render(rows, searchText: state?.searchText ?? "", canReset: state?.canReset ?? false)
    }

    /// Forgets what the customer did to it.
    package func reset() {
        panel.reset()
        body.reset()
    }

    /// Where the customer is in it.
    package var interfaceState: OptionListState {
        get { body.interfaceState }
        set { body.interfaceState = newValue }
    }

    /// The places of the options that are searched for; `nil` where nothing is.
    private func found(in state: some OptionPanelState) -> [Int]? {
        guard !NameSearch.isBlank(state.searchText) else { return nil }
        if search == nil || searched != state.options {
            searched = state.options
            search = NameSearch(searched.map(\.title))
        }
        return search?.places(of: state.searchText)
    }
}
