/// One line of a view, waiting for what it is pinned to.
@MainActor
public struct LayoutPin {
    let anchor: LayoutAnchor

    /// Pins to the same line of another view, `offset` cells to the right of it or below.
    public func equal(to other: View, offsetBy offset: Int = 0) {
        equal(to: LayoutAnchor(view: other, axis: anchor.axis, attribute: anchor.attribute), offsetBy: offset)
    }

    /// Pins to a line of another view, `offset` cells to the right of it or below.
    /// - Precondition: both lie across, or both down.
    public func equal(to other: LayoutAnchor, offsetBy offset: Int = 0) {
        precondition(
            other.axis == anchor.axis,
            "\(String(nameOf: anchor.view)): a horizontal line cannot be pinned to a vertical")
        add(pinnedTo: other, offset: offset)
    }

    /// Fixes an extent, in cells.
    /// - Precondition: it is pinned for a width or a height.
    public func equal(to extent: Int) {
        precondition(
            anchor.attribute == .extent, "\(String(nameOf: anchor.view)): only a width or height can be a number")
        add(pinnedTo: nil, offset: extent)
    }

    private func add(pinnedTo target: LayoutAnchor?, offset: Int) {
        guard let container = anchor.view.superview else {
            return anchor.view.keepWaiting(WaitingPin(anchor, target: target, offset: offset))
        }
        container.constraints.append(
            LayoutConstraint(in: container, anchor: anchor, target: target, offset: offset))
    }
}
