import GomaKit
import TerminalKit

/// A view of a component, as an inspector lists it.
struct MappedView: Hashable {
    /// Its places among its neighbours on the way from the component, such as `0.2`; empty for the component.
    let id: String
    /// What it is called and of which type it is.
    let name: String
    /// What it says by itself, if anything.
    let text: String?
    /// Place in the component, in cells.
    let frame: Rect
    /// The part of the frame that the views around let be seen.
    let visible: Rect
    /// How many views lie around it.
    let level: Int
    let isHidden: Bool
    /// Where Tab stops here, counted from one; `nil` where it does not.
    let focusNumber: Int?
    /// What scripts and tests call it where Tab stops here, such as `outcomes.home`.
    let identifier: String?
    /// What its last layout could not satisfy.
    let issues: [LayoutIssue]
}

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
    func view(at cell: Point) -> MappedView? {
        views.last { $0.visible.contains(cell) }
    }

    /// Where Tab stops, in order.
    var focusOrder: [MappedView] {
        views.filter { $0.focusNumber != nil }.sorted { ($0.focusNumber ?? 0) < ($1.focusNumber ?? 0) }
    }
}
