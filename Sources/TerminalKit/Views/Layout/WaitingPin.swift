/// A pin of a view that is in no superview yet. It owns none of the two views.
@MainActor
struct WaitingPin {
    private weak var view: View?
    private weak var target: View?
    private let hasTarget: Bool
    private let axis: Axis
    private let attribute: LayoutAttribute
    private let targetAttribute: LayoutAttribute
    private let offset: Int

    init(_ anchor: LayoutAnchor, target: LayoutAnchor?, offset: Int) {
        view = anchor.view
        (axis, attribute) = (anchor.axis, anchor.attribute)
        self.target = target?.view
        hasTarget = target != nil
        targetAttribute = target?.attribute ?? .extent
        self.offset = offset
    }

    /// Pins the view in the superview that it has now.
    func follow() {
        guard let view, let container = view.superview, !hasTarget || target != nil else { return }
        container.constraints.append(
            LayoutConstraint(
                in: container, anchor: LayoutAnchor(view: view, axis: axis, attribute: attribute),
                target: target.map { LayoutAnchor(view: $0, axis: axis, attribute: targetAttribute) }, offset: offset))
    }
}
