/// The places of a panel and of the component on its screen: beside each other where there is room for two columns, else below
/// each other. Only what is too low for two as well is all the panel's.
struct PanelPlace: Equatable {
    /// What is left to the component.
    let component: Rect
    /// The line between the two.
    private(set) var line: Rect
    private(set) var panel: Rect
    /// The direction in which one follows the other.
    let axis: Axis

    /// Columns from which on two have room beside each other.
    private static let leastColumns = 64
    /// Rows of a component that are in view where there are enough, and rows without which a panel is of no use.
    private static let componentRows = 6
    private static let leastPanelRows = 4

    init(of kind: PanelKind, in body: Rect) {
        axis = body.width >= Self.leastColumns ? .horizontal : .vertical
        guard axis == .vertical else {
            let columns = body.width - kind.width(in: body.width)
            component = Rect(x: body.minX, y: body.minY, width: columns - 1, height: body.height)
            line = Rect(x: component.maxX, y: body.minY, width: 1, height: body.height)
            panel = Rect(x: line.maxX, y: body.minY, width: body.width - columns, height: body.height)
            return
        }
        // The component has a third of the rows, and its few where that is less; never more than the panel.
        let rows = max(min(Self.componentRows, (body.height - 1) / 2), body.height / 3)
        guard body.height - rows - 1 >= Self.leastPanelRows else {
            // The component keeps its room, so that it does not change under the panel.
            (component, line, panel) = (body, .zero, body)
            return
        }
        component = Rect(x: body.minX, y: body.minY, width: body.width, height: rows)
        line = Rect(x: body.minX, y: component.maxY, width: body.width, height: 1)
        panel = Rect(x: body.minX, y: line.maxY, width: body.width, height: body.height - rows - 1)
    }

    /// Whether nothing of the component is in view.
    var coversComponent: Bool { panel.intersects(component) }

    /// The same, with the panel still some way from its place.
    @MainActor
    func away(by slide: PanelSlide) -> PanelPlace {
        let (x, y) =
            axis == .horizontal ? (slide.distance(of: panel.width), 0) : (0, slide.distance(of: panel.height))
        var place = self
        (place.line, place.panel) = (line.offset(x: x, y: y), panel.offset(x: x, y: y))
        return place
    }
}
