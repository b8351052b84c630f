/// The inspector, as its presenter sees it.
protocol InspectorScreen: MessageScreen {
    /// Another view or cell is looked at.
    func inspectionChanged()
}

/// The presenter of the inspector: the views behind it, where Tab stops, what could not be laid out, and what one cell
/// consists of.
@MainActor
final class InspectorPresenter: SpeaksOnScreen {
    private let services: GalleryServices
    weak var screen: (any InspectorScreen)?
    var messageScreen: (any MessageScreen)? { screen }

    private var component: View?
    private var map: ViewMap?
    private var selectedID = ""
    /// The row of the list that is selected: several can stand for one view.
    private(set) var selectedRowID = InspectorPresenter.rowID(ofView: "")
    /// The cell that was chosen; a component that has become smaller may not have it at the moment.
    private var chosenCell = Point.zero
    /// The views as a tree, where Tab stops, and what could not be laid out.
    private(set) var rows: [GalleryRow] = []
    /// Ids of views by the ids of the rows that stand for them.
    private var targets: [String: String] = [:]

    init(services: GalleryServices) { self.services = services }

    /// The gallery's own words.
    var words: GalleryWords { services.words }

    /// Looks into another component, or into the same made anew.
    func show(_ content: PreviewContent) {
        component = content.instance.view
        (selectedID, selectedRowID, chosenCell) = ("", Self.rowID(ofView: ""), .zero)
        update()
    }

    /// Looks again, after the component may have changed.
    func update() {
        guard let component else { return }
        let map = ViewMap(of: component)
        self.map = map
        rows = makeRows(of: map)
        if map[selectedID] == nil { selectedID = "" }
        // The row of a stop or of a conflict may be gone, or stand for another view, while the view is still there.
        if targets[selectedRowID] != selectedID { selectedRowID = Self.rowID(ofView: selectedID) }
    }

    /// The cell that is looked at, in the component's coordinates.
    var cell: Point {
        let size = component?.bounds.size ?? .zero
        return Point(x: min(chosenCell.x, max(0, size.width - 1)), y: min(chosenCell.y, max(0, size.height - 1)))
    }

    /// What is to be marked on the component.
    var inspection: Inspection {
        guard let component, let view = map?[selectedID] else { return Inspection() }
        let mark = component.bounds.contains(cell) ? Rect(origin: cell, size: Size(width: 1, height: 1)) : nil
        return Inspection(outline: view.visible.isEmpty ? nil : view.frame, visible: view.visible, cell: mark)
    }

    /// What can be said of the cell that is looked at.
    var facts: CellFacts? {
        guard let component, component.bounds.contains(cell) else { return nil }
        let emulated = services.places.preview.emulation.depth
        let depth = emulated ?? services.themes.depth
        var colors = ShownColors(style: services.themes.current, depth: depth)
        return CellFacts(at: cell, in: component.cells(ofRow: cell.y), colors: &colors, depth: depth, words: words) {
            cell in
            guard let emulated else { return services.themes.colorPair?(cell) }
            var colors = EmulatedColors(services.themes.current, depth: emulated)
            return services.themes.colorPair?(colors.cell(cell))
        }
    }

    // MARK: Rows

    private func makeRows(of map: ViewMap) -> [GalleryRow] {
        targets = [:]
        return viewRows(map) + focusRows(map) + issueRows(map) + frameRows
    }

    private static func rowID(ofView id: String) -> String { "view:\(id)" }

    private func row(_ id: String, _ text: String, _ detail: String, for view: MappedView, level: Int = 0) -> GalleryRow
    {
        targets[id] = view.id
        return GalleryRow(id: id, text: text, detail: detail, level: level)
    }

    private func heading(_ id: String, _ title: LocalizationKey, _ detail: String) -> GalleryRow {
        GalleryRow(id: id, text: words.text(title), detail: detail, isHeading: true)
    }

    private func viewRows(_ map: ViewMap) -> [GalleryRow] {
        [heading("views", .galleryViews, "\(map.views.count)")]
            + map.views.map { view in
                let place = view.isHidden ? services.words.text(.galleryHidden) : Self.place(of: view)
                return row(Self.rowID(ofView: view.id), Self.title(of: view), place, for: view, level: view.level)
            }
    }

    private func focusRows(_ map: ViewMap) -> [GalleryRow] {
        let stops = map.focusOrder
        return [heading("focus", .galleryFocusOrder, "\(stops.count)")]
            + stops.map { view in
                row("focus:\(view.id)", Self.focusTitle(of: view), Self.place(of: view), for: view)
            }
    }

    private func issueRows(_ map: ViewMap) -> [GalleryRow] {
        let issues = map.views.flatMap { view in view.issues.map { (view, $0) } }
        return [heading("issues", .galleryConflicts, "\(issues.count)")]
            + issues.enumerated().map { index, issue in
                row("issue:\(index)", issue.1.description, "", for: issue.0)
            }
    }

    /// What the frame before cost, where that is measured.
    private var frameRows: [GalleryRow] {
        guard let frame = services.lastFrame() else { return [] }
        let times = FrameCost.Part.allCases.map { ($0.title, FrameCost.text(of: frame[$0])) }
        let work: [(LocalizationKey, String)] = [
            (.galleryFrameViews, "\(frame.viewsLaidOut), \(frame.viewsDrawn)"), (.galleryFrameCells, "\(frame.cells)"),
        ]
        let bytes = frame.bytes.map { [(LocalizationKey.galleryFrameBytes, "\($0)")] } ?? []
        return [heading("frame", .galleryLastFrame, FrameCost.text(of: frame.time))]
            + (times + work + bytes).enumerated().map { index, row in
                GalleryRow(id: "frame:\(index)", text: services.words.text(row.0), detail: row.1)
            }
    }

    /// `3 outcomes.home OutcomeItemView`: its number in the order of Tab, what scripts call it, and its type.
    private static func focusTitle(of view: MappedView) -> String {
        ["\(view.focusNumber ?? 0)", view.identifier, view.name].compactMap(\.self).joined(separator: " ")
    }

    private static func title(of view: MappedView) -> String {
        view.name + (view.text.map { " \"\($0)\"" } ?? "")
    }

    /// `2,1 12x3`: column and row in the component, and size in cells.
    private static func place(of view: MappedView) -> String {
        "\(view.frame.minX),\(view.frame.minY) \(view.frame.width)x\(view.frame.height)"
    }

    // MARK: What can be done

    /// Looks at the view that a row stands for, and at its first cell.
    func select(_ rowID: String) {
        guard let id = targets[rowID], let view = map?[id] else { return }
        services.eventLog.record("inspect view", view.name)
        (selectedID, selectedRowID) = (id, rowID)
        if !view.visible.isEmpty { chosenCell = view.visible.origin }
        screen?.inspectionChanged()
    }

    /// Looks at the view around the selected one.
    func selectOuter() {
        guard !selectedID.isEmpty else { return }
        let end = selectedID.lastIndex(of: ".") ?? selectedID.startIndex
        select(Self.rowID(ofView: String(selectedID[..<end])))
    }

    /// Looks at the first view inside the selected one.
    func selectInner() { select(Self.rowID(ofView: selectedID.isEmpty ? "0" : "\(selectedID).0")) }

    /// Looks at another cell, and at the innermost view there.
    func moveCell(x: Int, y: Int) { inspect(Point(x: cell.x + x, y: cell.y + y)) }

    /// Copies what is said of the cell that is looked at: its character, its roles and its colours.
    func copyCell() {
        guard let facts else { return }
        let lines = facts.lines.joined(separator: "\n")
        say(services.outlet.copy(lines: lines, words.text(.galleryTheCell), as: "cell.txt"))
    }

    /// Looks at a cell, and at the innermost view there; one outside the component is none.
    func inspect(_ place: Point) {
        guard let component, component.bounds.contains(place), let view = map?.view(at: place) else { return }
        services.eventLog.record("inspect cell", "\(place.x),\(place.y)")
        chosenCell = place
        (selectedID, selectedRowID) = (view.id, Self.rowID(ofView: view.id))
        screen?.inspectionChanged()
    }
}

extension FrameCost.Part {
    fileprivate var title: LocalizationKey {
        switch self {
        case .events: .galleryFrameEvents
        case .layout: .galleryFrameLayout
        case .draw: .galleryFrameDrawing
        case .compare: .galleryFrameComparison
        case .output: .galleryFrameOutput
        }
    }
}
