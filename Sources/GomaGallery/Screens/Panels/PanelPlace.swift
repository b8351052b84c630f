/// The places of a panel and of the component on its screen: beside each other where there is room for two columns, else below
/// each other. Only what is too low for two as well is all the panel's.
struct PanelPlace: Equatable {
    /// What is left to the component.
    let component: Rect
    /// The line between the two.
    let line: Rect
    let panel: Rect
    /// The direction in which one follows the other.
    let axis: Axis

    /// Columns from which on two have room beside each other.
    private static let leastColumns = 64
    /// Rows of a component that are in view where there are enough, and rows without which a panel is of no use.
    private static let componentRows = 6
    private static let leastPanelRows = 4

    init(of kind: PanelKind, in body: Rect) {
        self = body.width >= Self.leastColumns ? .init(beside: body, kind) : .init(below: body)
    }

    private init(component: Rect, line: Rect, panel: Rect, axis: Axis) {
        (self.component, self.line, self.panel, self.axis) = (component, line, panel, axis)
    }

    private init(beside body: Rect, _ kind: PanelKind) {
        let columns = body.width - kind.width(in: body.width)
        self.init(
            component: Rect(x: body.minX, y: body.minY, width: columns - 1, height: body.height),
            line: Rect(x: body.minX + columns - 1, y: body.minY, width: 1, height: body.height),
            panel: Rect(x: body.minX + columns, y: body.minY, width: body.width - columns, height: body.height),
            axis: .horizontal)
    }

    /// The component has a third of the rows, and its few where that is less; never more than the panel.
    private init(below body: Rect) {
        let rows = max(min(Self.componentRows, (body.height - 1) / 2), body.height / 3)
        let panelRows = body.height - rows - 1
        guard panelRows >= Self.leastPanelRows else {
            // The component keeps its room, so that it does not change under the panel.
            self.init(component: body, line: .zero, panel: body, axis: .vertical)
            return
        }
        self.init(
            component: Rect(x: body.minX, y: body.minY, width: body.width, height: rows),
            line: Rect(x: body.minX, y: body.minY + rows, width: body.width, height: 1),
            panel: Rect(x: body.minX, y: body.minY + rows + 1, width: body.width, height: panelRows), axis: .vertical)
    }

    /// Whether nothing of the component is in view.
    var coversComponent: Bool { panel.intersects(component) }

    /// The same, with the panel still some way from its place.
    @MainActor
    func away(by slide: PanelSlide) -> PanelPlace {
        let (x, y) =
            axis == .horizontal ? (slide.distance(of: panel.width), 0) : (0, slide.distance(of: panel.height))
        return PanelPlace(
            component: component, line: line.offset(x: x, y: y), panel: panel.offset(x: x, y: y), axis: axis)
    }
}
