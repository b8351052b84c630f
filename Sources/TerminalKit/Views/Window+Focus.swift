extension View {
    /// Keys that move the focus inside a group of controls; help lists them where there is more than one.
    package static let focusKeys: [(key: KeyEvent, direction: FocusDirection)] = [
        (KeyEvent(.tab), .next), (.backTab, .previous), (KeyEvent(.up), .up), (KeyEvent(.down), .down),
        (KeyEvent(.left), .left), (KeyEvent(.right), .right),
    ]
}

extension Window {
    /// Gives the keyboard to `view`, or to nobody.
    ///
    /// Where this happens while an event is answered, it is the customer who has moved the focus. Where it happens by
    /// itself, as an answer or other data has come, Enter and Space press nothing for half a second on the window's time
    /// line, or on the wall: they may be meant for what had the focus before. To move the focus as the customer does, there
    /// is ``moveFocus(to:)``.
    ///
    /// The screen on top has the keyboard alone: a view on one below gets it once what lies over that is gone.
    public func focus(_ view: View?) {
        if let view, let controller = coveredController(of: view) {
            return cover(controller, with: CoveredFocus(place: FocusPlace(of: view), isAwaited: false))
        }
        if isAnswering || view !== focusedView {
            grace.focusMoved(to: view, byCustomer: isAnswering, at: scheduler?.now)
        }
        lender = nil
        awaitsFocus = false
        mayMoveFocus = true
        focusPlace = view.map(FocusPlace.init)
        guard view !== focusedView else { return }
        let old = focusedView
        focusedView = view
        for changed in [old, view].compactMap(\.self) {
            changed.focusChanged()
            changed.setNeedsDisplay()
            // Who is told may have moved it on: whoever has it then knows, and has been brought into view.
            guard view === focusedView else { return }
        }
        view?.scrollIntoView()
        topController?.focusChanged()
        setNeedsFrame()
    }

    /// Moves the focus to a view as the customer does, who then means it: it answers at once.
    public func moveFocus(to view: View?) {
        _ = asCustomer {
            focus(view)
            return true
        }
    }

    /// Whether the focus has moved by itself so lately that a press may be meant for what had it before: Enter and Space
    /// reach nobody then, unless they are text.
    package var isFocusNew: Bool { grace.isRunning(at: scheduler?.now) }

    /// Tells what a clock on the wall has counted: by that, too, a press is meant again, also while time stands still.
    package var wallTime: (() -> Duration)? {
        get { grace.wallTime }
        set { grace.wallTime = newValue }
    }

    /// Moves the focus among the controls of its scope; `false` when there is nowhere to go.
    ///
    /// Arrows go to the nearest in their direction by the rule of `FocusRoute`: what scrolls along with the focus first,
    /// in view or not, then what is in view around it, then what has to be scrolled into view. From a column of the screen
    /// they go on in line before they go aside: the first of a list leads to the tabs above it rather than into the
    /// column beside it.
    @discardableResult
    public func moveFocus(_ direction: FocusDirection) -> Bool {
        if lazyStacks.prepare(in: focusScope, from: focusedView, direction) { layOut() }
        let scope = focusScope
        guard let focusedView, let scope, focusedView.isDescendant(of: scope) else {
            let stops = scope?.focusableViews ?? []
            guard let stop = direction == .previous ? stops.last : stops.first else { return false }
            moveFocus(to: stop)
            return true
        }
        let target: View? =
            switch direction {
            case .next: scope.stop(by: 1, from: focusedView)
            case .previous: scope.stop(by: -1, from: focusedView)
            case .up, .down, .left, .right: neighbour(of: focusedView, towards: direction)
            }
        guard let target, target !== focusedView else { return false }
        moveFocus(to: target)
        return true
    }

    func moveFocus(for key: KeyEvent) -> Bool {
        guard focusedView != nil, let move = View.focusKeys.first(where: { $0.key == key }) else { return false }
        return moveFocus(move.direction)
    }

    /// The part of the screen that Tab stays in: around the focus, else the screen on top.
    private var focusScope: View? {
        guard let focusedView else { return topController?.view }
        let scope = focusedView.focusScope
        return scope.isFocusScope ? scope : topController?.view
    }

    // MARK: Arrows

    private func neighbour(of view: View, towards direction: FocusDirection) -> View? {
        let route = FocusRoute(from: view.focusRect, direction: direction)
        let scope = view.focusScope
        var rest = scope.arrowStops.filter { $0 !== view }
        let around = sequence(first: view) { $0 === scope ? nil : $0.superview }
        let scrollers = around.compactMap { $0 as? ScrollView }
        // Beyond the column that it stands in what is not in line comes last.
        var (isBeyond, aside): (Bool, View?) = (false, nil)
        for part in around.filter({ $0 is ScrollView || $0.isFocusColumn }) + [scope] {
            let places = rest.filter { $0.isDescendant(of: part) }.map { ScrolledPlace($0, seenFrom: scrollers) }
            for isInView in [true, false] {
                let group = places.filter { $0.isInView == isInView }
                guard let target = route.target(among: group.map(\.rect)).map({ group[$0] }) else { continue }
                guard isBeyond, !route.isInLine(target.rect) else { return target.view }
                aside = aside ?? target.view
            }
            rest.removeAll { $0.isDescendant(of: part) }
            isBeyond = isBeyond || part.isFocusColumn
        }
        return aside
    }

    /// The place of a control: what is scrolled out of view lies at the edge behind which it is.
    @MainActor
    private struct ScrolledPlace {
        let view: View
        private(set) var rect: Rect
        private(set) var isInView = true

        init(_ view: View, seenFrom scrollers: [ScrollView]) {
            self.view = view
            rect = view.focusRect
            for case let scroller as ScrollView in sequence(first: view, next: \.superview) {
                guard !scrollers.contains(where: { $0 === scroller }) else { continue }
                let port = scroller.portInWindow
                let visible = rect.intersection(port)
                isInView = isInView && !visible.isEmpty
                rect = visible.isEmpty ? rect.moved(to: port) : visible
            }
        }
    }

    // MARK: Out of use

    /// Whether an event is for a view that has the focus, or has lent it, and is out of use: it has no answer then, and
    /// those around it are not meant.
    func isHeld(_ event: Event) -> Bool {
        for case let view? in [focusedView, lender] where view.partOutOfUse != nil {
            let bindings = view.heldBindings
            switch event {
            case .key(let key): if bindings.contains(where: { $0.trigger.matches(key) }) { return true }
            case .paste: if bindings.contains(where: { $0.trigger == .text }) { return true }
            case .mouse, .resize: break
            }
        }
        return false
    }

    /// Whether a key presses what had the focus until a moment ago: it is for nobody then, and those that follow it as
    /// closely come from the same finger.
    func isLate(_ event: Event) -> Bool {
        guard isFocusNew, case .key(let key) = event, KeyBinding.Trigger.activate.matches(key) else { return false }
        let answer = focusedView?.answeringBindings().first { $0.trigger.matches(key) }
        guard answer?.trigger != .text else { return false }
        grace.begin(at: scheduler?.now)
        return true
    }

    // MARK: Handing over

    /// Gives the screen on top its first focus as soon as there is room for it.
    /// - Returns: whether somebody has got it.
    func giveInitialFocus() -> Bool {
        guard awaitsFocus, let view = topController?.initialFocus, view.isEligible else { return false }
        focus(view)
        return true
    }

    /// Sees to it that who has the focus can have it: one that is out of use keeps it, or lends it to what lies over it;
    /// one that there is no room for lends it; one that is hidden or gone hands it over.
    /// - Returns: whether the focus has moved.
    func keepFocusValid() -> Bool {
        if let view = lender, view.window === self, view.isEligible {
            focus(view)
            return true
        }
        guard let place = focusPlace else { return false }
        guard let view = focusedView, view.window === self, view.keepsFocus, view.isVisible else {
            return handOver(from: place)
        }
        if let cover = view.cover {
            lend(to: cover, from: view)
            return true
        }
        guard !view.isShown else {
            focusPlace = FocusPlace(of: view)
            return false
        }
        guard let substitute = neighbour(of: place) else { return false }
        lend(to: substitute, from: lender ?? view)
        return true
    }

    private func lend(to view: View, from owner: View?) {
        focus(view)
        lender = owner
    }

    private func handOver(from place: FocusPlace) -> Bool {
        let old = focusedView
        if let waiting = waiting(at: place) {
            lend(to: waiting, from: place.view)
        } else {
            focus(neighbour(of: place) ?? topController?.fallbackFocus)
            awaitsFocus = focusedView == nil
            // Now, as nobody may ask for another frame.
            _ = giveInitialFocus()
        }
        return focusedView !== old || old == nil
    }

    /// What has the keyboard for a view that is hidden while something around it waits: what lies over that, or itself.
    private func waiting(at place: FocusPlace) -> View? {
        guard let view = place.view, view.window === self else { return nil }
        return view.cover
            ?? place.ancestors.dropFirst().first { ($0 as? Control)?.isEnabled == false && $0.keepsFocus && $0.isShown }
    }

    /// Who is nearest to a place in the innermost view around it that holds anybody.
    private func neighbour(of place: FocusPlace) -> View? {
        for ancestor in place.ancestors where ancestor.window === self && ancestor.isVisible {
            let nearest = ancestor.arrowStops.filter { $0 !== place.view && $0.isEligible }.min {
                place.distance(to: $0) < place.distance(to: $1)
            }
            if let nearest { return nearest }
        }
        return topController?.fallbackFocus.flatMap { $0.isEligible ? $0 : nil }
    }

    /// Gives the focus back to where it was, or to who is next to that by now.
    /// - Parameter owner: the view that had lent it to who had it there.
    func returnFocus(to place: FocusPlace, lentBy owner: View? = nil) {
        if let view = place.keptView(in: self) { return lend(to: view, from: owner) }
        guard focusedView == nil else { return }
        focusPlace = place
        lender = owner
        setNeedsFrame()
    }
}

extension View {
    /// The view so many stops of Tab on from another in here, around the end; also from one that is out of use.
    fileprivate func stop(by count: Int, from view: View) -> View? {
        let stops = stops(with: view)
        return stops.firstIndex { $0 === view }.map { stops[($0 + stops.count + count) % stops.count] }
    }

    /// Visible views at which Tab stops, in order; `view` among them where it is, also while it is out of use.
    private func stops(with view: View) -> [View] {
        let stops = focusableViews
        guard !stops.contains(where: { $0 === view }) else { return stops }
        let all = Set((stops + [view]).map(ObjectIdentifier.init))
        return tree.filter { all.contains(ObjectIdentifier($0)) }
    }

    /// Whether the focus may come here: nothing around is hidden or out of use, and there is room.
    fileprivate var isEligible: Bool {
        canBecomeFocused && isShown && outermostOutOfUse == nil
    }

    /// Whether there is room for this, and nothing around it is hidden.
    fileprivate var isShown: Bool { !isHidden && !frame.isEmpty && superview?.isShown ?? true }

    /// What lies over the part around this that is out of use: it takes the focus and answers to nothing.
    fileprivate var cover: View? {
        guard let part = partOutOfUse, part !== self else { return nil }
        return part.superview?.arrowStops.first { $0.keyBindings.isEmpty && $0.isEligible }
    }
}

extension Rect {
    /// The cell of `port` that is nearest to this.
    fileprivate func moved(to port: Rect) -> Rect {
        Rect(
            x: min(max(minX, port.minX), port.maxX - 1), y: min(max(minY, port.minY), port.maxY - 1), width: 1,
            height: 1)
    }
}
