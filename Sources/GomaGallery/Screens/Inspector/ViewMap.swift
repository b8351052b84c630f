/// The map of a component's views: all of them, and where they are now.
@MainActor
struct ViewMap {
    /// Parents before what is inside them.
    private(set) var views: [MappedView] = []
    private let stops: [ObjectIdentifier: Int]
    private let identifiers: ControlIdentifiers

    init(of component: View) {
        let stops = component.focusableViews.enumerated().map { (ObjectIdentifier($1), $0 + 1) }
        self.stops = Dictionary(uniqueKeysWithValues: stops)
        identifiers = ControlIdentifiers(of: component)
        add(component, id: "", level: 0, at: component.bounds, inside: component.bounds, isHidden: component.isHidden)
    }

    private mutating func add(_ view: View, id: String, level: Int, at frame: Rect, inside room: Rect, isHidden: Bool) {
        let visible = isHidden ? .zero : frame.intersection(room)
        let type = String(nameOf: Swift.type(of: view))
        let number = stops[ObjectIdentifier(view)]
        views.append(
            MappedView(
                id: id, name: view.accessibilityIdentifier.map { "\($0) \(type)" } ?? type,
                text: view.accessibilityText, frame: frame, visible: visible, level: level, isHidden: isHidden,
                focusNumber: number, identifier: number.flatMap { _ in identifiers.identifier(of: view) },
                issues: view.layoutIssues))
        for (index, subview) in view.subviews.enumerated() {
            add(
                subview, id: id.isEmpty ? "\(index)" : "\(id).\(index)", level: level + 1,
                at: subview.frame.offset(x: frame.minX, y: frame.minY), inside: visible,
                isHidden: isHidden || subview.isHidden)
        }
    }

    subscript(id: String) -> MappedView? { views.first { $0.id == id } }

    /// The innermost view at a cell; the one that comes last where several lie over each other.
    func view(at cell: Point) -> MappedView? { views.last { $0.visible.contains(cell) } }

    /// Where Tab stops, in order.
    var focusOrder: [MappedView] {
        views.filter { $0.focusNumber != nil }.sorted { ($0.focusNumber ?? 0) < ($1.focusNumber ?? 0) }
    }
}
