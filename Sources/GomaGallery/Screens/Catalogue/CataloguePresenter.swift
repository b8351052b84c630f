/// The presenter of the table: which components are shown, which is selected, and in which state it is previewed.
final class CataloguePresenter: PreviewScreenPresenter {
    weak var screen: CatalogueViewController?
    private var content = CatalogueContent()
    /// The state in which the component on show had been looked at last when another screen came on top.
    private var placeLeft: Int?
    /// Waits until the table has rested on a component.
    private var rest: AnyCancellable?

    /// The table shows what was last looked at; a state that answers to the filter stays unless another one was since.
    override func screenWillAppear() {
        super.screenWillAppear()
        showRows { services.places[$0] == placeLeft ? stateOnShow(of: $0) : nil }
        placeLeft = nil
    }

    override var statusPlace: String {
        guard let shown = preview.content else { return "" }
        return "\(shown.component.name), \(shown.state.name)"
    }

    override func screenWillDisappear() {
        super.screenWillDisappear()
        rest = nil
        placeLeft = preview.content.map { services.places[$0.component] }
    }

    // MARK: Other states

    /// How long the table rests on a component before its other states are made, so that going through it costs none of them.
    private static let restTime = Duration.milliseconds(150)

    override func showTiles() {
        if preview.content?.component.id != tiles.component?.id { rest = nil }
        super.showTiles()
    }

    /// Has the other states made once the table has rested on their component by the clock on the wall.
    override func makeTiles() {
        guard rest == nil else { return }
        rest = services.environment.scheduler.after(Self.restTime * services.time.speed) { [weak self] in
            self?.rest = nil
            self?.tiles.make()
        }
        makeTilesIfTimeStands()
    }

    /// Has them made at once where time has come to a halt, which would leave them waiting.
    func makeTilesIfTimeStands() {
        guard rest != nil, services.time.isPaused else { return }
        rest = nil
        tiles.make()
    }

    // MARK: Actions

    func select(row: Int) {
        guard let component = component(at: row) else { return }
        services.eventLog.record("select component", component.id)
        services.places.current = component
        preview.show(component, stateAt: stateAnswering(in: component))
    }

    /// Opens a component in the state in which it is previewed.
    func open(row: Int) {
        guard let component = component(at: row) else { return }
        services.eventLog.record("open component", component.id)
        services.places.current = component
        if let shown = preview.content, shown.component.id == component.id {
            services.places[component] = shown.stateIndex
        }
        router.openComponent(component)
    }

    func editFilter() {
        services.eventLog.record("edit filter")
        services.search.prepare()
        screen?.editFilter()
    }

    /// Shows what answers to `text`, best first and the best selected; a state that answers is previewed.
    func changeFilter(to text: String) {
        guard text != content.filter else { return }
        services.eventLog.record("change filter", text)
        content.filter = text
        if content.isFiltered { services.places.current = nil }
        showRows(stateAt: stateAnswering)
    }

    /// Opens what is selected from within the filter, which stays as it is.
    func openAnswer(row: Int?) {
        services.eventLog.record("accept filter", content.filter)
        guard let row else { return }
        screen?.focusTable()
        open(row: row)
    }

    func acceptFilter() {
        services.eventLog.record("accept filter", content.filter)
        screen?.focusTable()
    }

    func clearFilter() {
        services.eventLog.record("clear filter")
        content.filter = ""
        showRows()
        screen?.focusTable()
    }

    func selectNextOrder() { sort(by: services.places.order.next) }

    func sort(by order: CatalogueOrder) {
        services.places.order = order
        services.eventLog.record("sort table", order.rawValue)
        showRows(stateAt: stateOnShow)
    }

    func togglePreview() {
        services.places.showsPreview.toggle()
        services.eventLog.record(services.places.showsPreview ? "show preview" : "hide preview")
        showRows(stateAt: stateOnShow)
    }

    // MARK: Rows

    private func component(at row: Int) -> ComponentDescriptor? {
        content.rows[row].component.map { content.components[$0] }
    }

    /// The state by which a component answers to the filter.
    private func stateAnswering(in component: ComponentDescriptor) -> Int? {
        content.isFiltered ? services.search.stateIndex(answering: content.filter, in: component) : nil
    }

    /// The state in which a component is previewed; `nil` where another one is.
    private func stateOnShow(of component: ComponentDescriptor) -> Int? {
        preview.content.flatMap { $0.component.id == component.id ? $0.stateIndex : nil }
    }

    /// - Parameter state: the state in which the current component is previewed; the one that was last looked at where
    ///   `nil`.
    private func showRows(stateAt state: (ComponentDescriptor) -> Int? = { _ in nil }) {
        content.components = services.registry.components
        content.order = services.places.order
        content.hasPreview = services.places.showsPreview
        content.rows =
            content.isFiltered
            ? services.search.hits(for: content.filter).map { .component($0.index) }
            : services.rows.rows(by: content.order)
        content.shownCount = content.isFiltered ? content.rows.count : content.components.count
        // What was selected is so again once a filter goes to which nothing answered.
        if !content.isFiltered { services.places.current = services.places.lastChosen }
        let row = currentRow ?? content.rows.firstIndex { $0.component != nil }
        services.places.current = row.flatMap(component)
        screen?.show(content, selectedRow: row)
        preview.show(services.places.current, stateAt: services.places.current.flatMap(state))
    }

    private var currentRow: Int? {
        guard let id = services.places.current?.id,
            let index = content.components.firstIndex(where: { $0.id == id })
        else { return nil }
        return content.rows.firstIndex(of: .component(index))
    }
}
