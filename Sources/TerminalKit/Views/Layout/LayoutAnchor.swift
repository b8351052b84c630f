/// One of the lines of a view that layout can pin, or one of its extents.
enum LayoutAttribute: Hashable, Sendable {
    case start, end, center, extent
}

/// Across or down.
public enum Axis: Hashable, Sendable { case horizontal, vertical }

/// A line or extent of a view, such as its top, for others to be pinned to.
@MainActor
public struct LayoutAnchor {
    let view: View
    let axis: Axis
    let attribute: LayoutAttribute
}

extension View {
    /// The row where the view begins.
    public var topAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .start) }
    /// The row below the view's last one.
    public var bottomAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .end) }
    /// The column where the view begins.
    public var leadingAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .start) }
    /// The column behind the view's last one.
    public var trailingAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .end) }
    /// The middle between left and right.
    public var centerXAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .center) }
    /// The middle between top and bottom.
    public var centerYAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .center) }
    /// The view's columns.
    public var widthAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .horizontal, attribute: .extent) }
    /// The view's rows.
    public var heightAnchor: LayoutAnchor { LayoutAnchor(view: self, axis: .vertical, attribute: .extent) }

    /// Pins this view inside its superview: `title.layout { $0.top.equal(to: header.bottomAnchor, offsetBy: 1) }`.
    ///
    /// In each axis a view needs a place (an edge or the centre) and takes the extent it wants unless a second line or
    /// the extent is pinned too. Pins refer to the superview or to siblings.
    public func layout(_ pin: (LayoutPins) -> Void) {
        precondition(superview != nil, "\(String(nameOf: self)): add the view to its superview before pinning it")
        pin(LayoutPins(view: self))
        superview?.setNeedsLayout()
    }
}

/// The lines of a view, ready to be pinned.
@MainActor
public struct LayoutPins {
    let view: View

    /// Where the view begins, from above.
    public var top: LayoutPin { LayoutPin(anchor: view.topAnchor) }
    /// Where the view ends, below its last row.
    public var bottom: LayoutPin { LayoutPin(anchor: view.bottomAnchor) }
    /// Where the view begins, from the left.
    public var leading: LayoutPin { LayoutPin(anchor: view.leadingAnchor) }
    /// Where the view ends, behind its last column.
    public var trailing: LayoutPin { LayoutPin(anchor: view.trailingAnchor) }
    /// The middle between left and right.
    public var centerX: LayoutPin { LayoutPin(anchor: view.centerXAnchor) }
    /// The middle between top and bottom.
    public var centerY: LayoutPin { LayoutPin(anchor: view.centerYAnchor) }
    /// The view's columns.
    public var width: LayoutPin { LayoutPin(anchor: view.widthAnchor) }
    /// The view's rows.
    public var height: LayoutPin { LayoutPin(anchor: view.heightAnchor) }
    /// Both sides.
    public var horizontal: LayoutEdgePins { LayoutEdgePins(pins: [leading, trailing]) }
    /// Top and bottom.
    public var vertical: LayoutEdgePins { LayoutEdgePins(pins: [top, bottom]) }
    /// All four sides at once.
    public var edges: LayoutEdgePins { LayoutEdgePins(pins: [leading, trailing, top, bottom]) }
}

/// One line of a view, waiting for what it is pinned to.
@MainActor
public struct LayoutPin {
    let anchor: LayoutAnchor

    /// Pins to the same line of another view.
    public func equal(to other: View, offsetBy offset: Int = 0) {
        equal(to: LayoutAnchor(view: other, axis: anchor.axis, attribute: anchor.attribute), offsetBy: offset)
    }

    /// Pins to a line of another view, `offset` cells to the right of it or below.
    public func equal(to other: LayoutAnchor, offsetBy offset: Int = 0) {
        precondition(
            other.axis == anchor.axis,
            "\(String(nameOf: anchor.view)): a horizontal line cannot be pinned to a vertical")
        add(pinnedTo: other, offset: offset)
    }

    /// Fixes an extent, in cells.
    public func equal(to extent: Int) {
        precondition(
            anchor.attribute == .extent, "\(String(nameOf: anchor.view)): only a width or height can be a number")
        add(pinnedTo: nil, offset: extent)
    }

    private func add(pinnedTo target: LayoutAnchor?, offset: Int) {
        guard let container = anchor.view.superview else { return }
        container.constraints.append(
            LayoutConstraint(in: container, anchor: anchor, target: target, offset: offset))
    }
}

/// Opposite edges of a view, waiting for the view they keep to.
@MainActor
public struct LayoutEdgePins {
    let pins: [LayoutPin]

    /// Keeps to the same edges of `other`, `inset` cells inside. The inset is the first to go where room runs out.
    public func equal(to other: View, insetBy inset: Int = 0) {
        for pin in pins { pin.equal(to: other, offsetBy: pin.anchor.attribute == .start ? inset : -inset) }
    }
}

/// One pin, as the superview keeps it.
///
/// It owns the views that it names, which the superview owns too, and never the superview or a view around that.
struct LayoutConstraint {
    let view: View
    let axis: Axis
    let attribute: LayoutAttribute
    let target: Target?
    let offset: Int

    /// The line that another is pinned to.
    enum Target {
        case container(LayoutAttribute)
        case sibling(View, LayoutAttribute)
        /// A view around the container: no place to be pinned to.
        case surroundings
    }

    /// - Parameter container: the view that keeps the constraint.
    @MainActor
    init(in container: View, anchor: LayoutAnchor, target: LayoutAnchor?, offset: Int) {
        view = anchor.view
        axis = anchor.axis
        attribute = anchor.attribute
        self.target = target.map { target in
            if target.view === container { return .container(target.attribute) }
            return container.isDescendant(of: target.view) ? .surroundings : .sibling(target.view, target.attribute)
        }
        self.offset = offset
    }

    func involves(_ other: View) -> Bool {
        if case .sibling(let sibling, _) = target, sibling === other { return true }
        return view === other
    }
}
