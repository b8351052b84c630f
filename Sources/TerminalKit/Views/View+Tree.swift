extension View {
    /// This view and all inside it, parents first, in the order of the subviews.
    package var tree: [View] {
        var views: [View] = []
        collectTree(into: &views)
        return views
    }

    private func collectTree(into views: inout [View]) {
        views.append(self)
        for view in subviews { view.collectTree(into: &views) }
    }

    /// The views around this one, the nearest first.
    package var superviews: some Sequence<View> { sequence(first: self, next: \.superview).dropFirst() }

    /// The ground of the nearest view around that has one.
    var nearestGround: ColorReference? {
        superviews.lazy.compactMap(\.background).first { _ in true }
    }

    /// Visible views at which Tab stops, in order.
    public var focusableViews: [View] { focusableViews(upTo: .max) }

    /// The first of ``focusableViews``, looked for no longer than it takes to find as many: one at least.
    package func focusableViews(upTo count: Int) -> [View] {
        var found: [View] = []
        collectFocusableViews(upTo: count, into: &found)
        return found
    }

    private func collectFocusableViews(upTo count: Int, into found: inout [View]) {
        guard !isHidden, isInteractive, !frame.isEmpty else { return }
        if canBecomeFocused { found.append(self) }
        for view in subviews where found.count < count { view.collectFocusableViews(upTo: count, into: &found) }
    }

    /// Whether a view is one of ``focusableViews``, without a look at the others.
    package func isStop(_ view: View) -> Bool {
        guard view.canBecomeFocused, view.isDescendant(of: self) else { return false }
        var part = view
        while true {
            guard !part.isHidden, part.isInteractive, !part.frame.isEmpty else { return false }
            guard part !== self, let superview = part.superview else { return true }
            part = superview
        }
    }

    /// Whether there are any of ``focusableViews``.
    var holdsFocusableViews: Bool {
        // Most views are leaves that cannot have the focus, which is soonest told.
        let (isStop, views) = (canBecomeFocused, subviews)
        guard isStop || !views.isEmpty, !isHidden, isInteractive, !frame.isEmpty else { return false }
        if isStop { return true }
        for view in views where view.holdsFocusableViews { return true }
        return false
    }

    /// Whether neither this view nor one around it is hidden; a view in no window can be visible.
    public var isVisible: Bool { !isHidden && superview?.isVisible ?? true }

    /// Whether this view has the keyboard.
    public var isFocused: Bool { window?.focusedView === self }

    // MARK: Places

    /// A rectangle of this view in the coordinates of the window's root view.
    public func convertToWindow(_ rect: Rect) -> Rect {
        let moved = rect.offset(x: frame.minX, y: frame.minY)
        return superview?.convertToWindow(moved) ?? moved
    }

    /// The place of a view inside this one, in this view's coordinates.
    func rect(of descendant: View) -> Rect {
        var rect = descendant.bounds
        var view = descendant
        while view !== self, let parent = view.superview {
            rect = rect.offset(x: view.frame.minX, y: view.frame.minY)
            view = parent
        }
        return rect
    }

    /// The part of this view that its ancestors let be seen, in the window's coordinates.
    package var visibleRect: Rect {
        var rect = bounds
        var view = self
        while let parent = view.superview {
            rect = rect.offset(x: view.frame.minX, y: view.frame.minY).intersection(parent.bounds)
            view = parent
        }
        return rect.offset(x: view.frame.minX, y: view.frame.minY)
    }

    /// The frontmost view at a place in this view's coordinates; `nil` outside it, and where it is hidden or not
    /// ``isInteractive``.
    public func hitTest(_ point: Point) -> View? {
        guard !isHidden, isInteractive, bounds.contains(point) else { return nil }
        for subview in drawingOrder.reversed() {
            let local = Point(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY)
            if let hit = subview.hitTest(local) { return hit }
        }
        return self
    }
}
