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
