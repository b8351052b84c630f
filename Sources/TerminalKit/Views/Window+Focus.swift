/// Which way the focus goes.
public enum FocusDirection: Hashable, Sendable { case next, previous, up, down, left, right }

extension View {
    /// Keys that move the focus inside a group of controls; help lists them where there is more than one.
    public static let focusKeys: [(key: KeyEvent, direction: FocusDirection)] = [
        (KeyEvent(.tab), .next), (.backTab, .previous), (KeyEvent(.up), .up), (KeyEvent(.down), .down),
        (KeyEvent(.left), .left), (KeyEvent(.right), .right),
    ]
}

extension Window {
    /// Gives the keyboard to `view`, or to nobody.
    public func focus(_ view: View?) {
        guard view !== focusedView else { return }
        let old = focusedView
        focusedView = view
        for changed in [old, view].compactMap(\.self) {
            changed.focusChanged()
            changed.setNeedsDisplay()
        }
        if let view { view.scrollIntoView() }
        topController?.focusChanged()
        setNeedsFrame()
    }

    /// Moves the focus among the controls of its scope; `false` when there is nowhere to go.
    @discardableResult
    public func moveFocus(_ direction: FocusDirection) -> Bool {
        let stops = focusScope?.focusableViews ?? []
        guard let focusedView, let index = stops.firstIndex(where: { $0 === focusedView }) else {
            focus(direction == .previous ? stops.last : stops.first)
            return !stops.isEmpty
        }
        let target: View? =
            switch direction {
            case .next: stops[(index + 1) % stops.count]
            case .previous: stops[(index + stops.count - 1) % stops.count]
            case .up, .down, .left, .right: nearest(to: focusedView, among: stops, towards: direction)
            }
        guard let target, target !== focusedView else { return false }
        focus(target)
        return true
    }

    func moveFocus(for key: KeyEvent) -> Bool {
        guard focusedView != nil, let move = View.focusKeys.first(where: { $0.key == key }) else { return false }
        return moveFocus(move.direction)
    }

    /// The part of the screen that Tab stays in: around the focus, else the screen on top.
    private var focusScope: View? {
        var view = focusedView
        while let current = view {
            if current.isFocusScope { return current }
            view = current.superview
        }
        return topController?.view
    }

    /// A control that can no longer have the focus hands it to the one nearest to it in its scope; `true` if so.
    func keepFocusValid() -> Bool {
        guard let view = focusedView, view.window !== self || !isEligible(view) else { return false }
        let scope = view.window === self ? focusScope : topController?.view
        let fallback = topController?.fallbackFocus
        guard view.window === self, scope !== topController?.view || scope?.isFocusScope == true else {
            focus(fallback)
            return fallback !== view
        }
        let place = view.convertToWindow(view.bounds)
        let next = scope?.focusableViews.min { distance(from: place, to: $0) < distance(from: place, to: $1) }
        focus(next ?? fallback)
        return focusedView !== view
    }

    private func isEligible(_ view: View) -> Bool {
        guard view.canBecomeFocused else { return false }
        return sequence(first: view, next: \.superview).allSatisfy {
            !$0.isHidden && $0.isInteractive && !$0.frame.isEmpty
        }
    }

    private func distance(from place: Rect, to view: View) -> Int {
        let other = view.convertToWindow(view.bounds)
        return abs(other.minX - place.minX) + 4 * abs(other.minY - place.minY)
    }

    /// Whether both edges lie on, so that a neighbour above or beside does not count only for sharing a line.
    private func isFarther(_ to: Rect, than from: Rect, towards direction: FocusDirection) -> Bool {
        switch direction {
        case .left: to.minX < from.minX && to.maxX < from.maxX
        case .right: to.minX > from.minX && to.maxX > from.maxX
        case .up: to.minY < from.minY && to.maxY < from.maxY
        case .down: to.minY > from.minY && to.maxY > from.maxY
        case .next, .previous: false
        }
    }

    /// The control that lies most nearly in a direction: overlap across first, then distance.
    private func nearest(to view: View, among stops: [View], towards direction: FocusDirection) -> View? {
        let from = view.convertToWindow(view.bounds)
        let isAcross = direction == .left || direction == .right
        var best: (view: View, cost: Int)?
        for stop in stops where stop !== view && !stop.isDescendant(of: view) && !view.isDescendant(of: stop) {
            let to = stop.convertToWindow(stop.bounds)
            let ahead: Int =
                switch direction {
                case .left: from.minX - to.maxX + 1
                case .right: to.minX - from.maxX + 1
                case .up: from.minY - to.maxY + 1
                default: to.minY - from.maxY + 1
                }
            guard ahead >= 0, isFarther(to, than: from, towards: direction) else { continue }
            let aside =
                isAcross
                ? max(0, max(from.minY, to.minY) - min(from.maxY, to.maxY) + 1)
                : max(0, max(from.minX, to.minX) - min(from.maxX, to.maxX) + 1)
            guard !isAcross || aside == 0 else { continue }
            let offAxis = isAcross ? abs(from.minY - to.minY) : abs(from.minX - to.minX)
            let cost = ahead * 8 + aside * 16 + offAxis
            if cost < best?.cost ?? .max { best = (stop, cost) }
        }
        return best?.view
    }
}
