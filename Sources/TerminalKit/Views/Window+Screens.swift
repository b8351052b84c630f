/// The screens of a window, one on top of another.
extension Window {
    /// A screen, and the focus that it covers.
    struct Screen {
        let controller: ViewController
        let presentation: Presentation
        /// The focus of the screen below.
        var below: CoveredFocus
    }

    /// The screen on top.
    public var topController: ViewController? { screens.last?.controller }

    /// The screen with the whole window to itself that is seen below another one.
    package func fullScreen(below controller: ViewController) -> ViewController? {
        guard let index = screens.firstIndex(where: { $0.controller === controller }) else { return nil }
        return screens[..<index].last { $0.presentation == .fullScreen }?.controller
    }

    /// Shows another controller above what is there; keys go to it alone.
    public func present(_ controller: ViewController, as presentation: Presentation = .fullScreen) {
        screens.last?.controller.viewWillDisappear()
        let below = CoveredFocus(place: focusPlace, lender: lender, isAwaited: awaitsFocus)
        screens.append(Screen(controller: controller, presentation: presentation, below: below))
        focus(nil)
        awaitsFocus = true
        controller.window = self
        controller.view.rootOf = self
        controller.view.isLayer = presentation == .sheet
        controller.viewWillAppear()
        // It may have gone again already.
        guard screens.contains(where: { $0.controller === controller }) else { return }
        controller.view.announceWindow(self)
        placeScreens()
    }

    /// Takes the screen on top away; the last one stays.
    public func dismiss() { takeAway(from: screens.count - 1) }

    /// Takes a screen away, and all that are above it; nothing where it is not shown. What comes over the screen below
    /// as that is seen again stays.
    func dismiss(through controller: ViewController) {
        if let index = screens.firstIndex(where: { $0.controller === controller }) { takeAway(from: index) }
    }

    /// Takes away all screens from one on, of which those below the top one are not seen again; the first one stays.
    private func takeAway(from index: Int) {
        guard index > 0 else { return }
        let (gone, below) = (screens[index...].reversed().map(\.controller), screens[index].below)
        screens.removeSubrange(index...)
        let uncovered = topController
        gone[0].viewWillDisappear()
        for controller in gone { controller.view.announceWindow(nil) }
        // What they have shown as they went has the keys, and covers what lay below them.
        let isSeen = topController === uncovered
        if isSeen { focus(nil) }
        for controller in gone {
            controller.view.rootOf = nil
            controller.window = nil
            controller.hasLeft()
        }
        if isSeen { uncovered?.viewWillAppear() }
        placeScreens()
        giveBack(below, to: uncovered)
    }

    /// Gives the focus back to where it was on a screen that is seen again. Where what had it is not there any more, and
    /// the screen has seen to the focus itself as it appeared, such as by showing another one in its place, that counts.
    private func giveBack(_ focus: CoveredFocus, to controller: ViewController?) {
        let isOnTop = topController === controller
        let chosen = isOnTop ? CoveredFocus(place: focusPlace, isAwaited: awaitsFocus) : coveredFocus(of: controller)
        let isChosen = chosen.map { !$0.isUndecided } ?? false
        if isChosen, focus.place?.keptView(in: self) == nil { return }
        // What has come over it meanwhile has the keys, and gives the focus back once it goes.
        guard isOnTop else { return cover(controller, with: focus) }
        if let place = focus.place {
            returnFocus(to: place, lentBy: focus.lender)
        } else {
            awaitsFocus = focus.isAwaited
        }
    }

    /// The screen that holds a view, where another one lies over it.
    func coveredController(of view: View) -> ViewController? {
        screens.dropLast().first { view.isDescendant(of: $0.controller.view) }?.controller
    }

    /// Where the focus goes on a screen once what lies over it is gone; `nil` where nothing does.
    private func coveredFocus(of controller: ViewController?) -> CoveredFocus? {
        guard let index = screens.firstIndex(where: { $0.controller === controller }) else { return nil }
        return screens.dropFirst(index + 1).first?.below
    }

    /// Takes note where the focus goes on a screen once what lies over it is gone; nothing where nothing does.
    func cover(_ controller: ViewController?, with focus: CoveredFocus) {
        let index = screens.firstIndex { $0.controller === controller }
        if let index, index + 1 < screens.count { screens[index + 1].below = focus }
    }

    /// Takes note that the focus goes elsewhere once what lies over a screen is gone, where it was in a part of that.
    func moveCoveredFocus(in part: View, to focus: CoveredFocus) {
        guard let index = screens.firstIndex(where: { part.isDescendant(of: $0.controller.view) }),
            index + 1 < screens.count, let place = screens[index + 1].below.place,
            place.ancestors.contains(where: { $0 === part })
        else { return }
        screens[index + 1].below = focus
    }

    /// Gives each screen the window, or its box in the middle.
    func placeScreens() {
        for screen in screens {
            screen.controller.view.setNeedsLayout()
            screen.controller.view.frame = place(of: screen)
        }
        setNeedsFullFrame()
    }

    /// Gives a sheet the box that it wants by now. One that is laid out wants the same as before, and one that is only
    /// coming is placed once it is there.
    func fit(_ screen: Screen) {
        let view = screen.controller.view
        guard screen.presentation == .sheet, view.isPlaced, !view.isLaidOut else { return }
        let place = place(of: screen)
        guard place != view.frame else { return }
        view.frame = place
        setNeedsFullFrame()
    }

    private func place(of screen: Screen) -> Rect {
        guard screen.presentation == .sheet else { return Rect(origin: .zero, size: size) }
        let wish = screen.controller.preferredSheetSize(in: size)
        let (width, height) = (min(wish.width, size.width), min(wish.height, size.height))
        return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }

    /// Whether a screen with the whole window to itself is over the one that holds a view.
    package func isCovered(_ view: View) -> Bool {
        let place = screens.firstIndex { view.isDescendant(of: $0.controller.view) } ?? screens.endIndex
        return screens.dropFirst(place + 1).contains { $0.presentation == .fullScreen }
    }

    /// The screens over the one with a view, as far as they lie in a rectangle; `nil` where it shows on none.
    func rects(of area: Rect, coveredAbove root: View) -> [Rect]? {
        guard let index = screens.firstIndex(where: { $0.controller.view === root }) else { return nil }
        return screens[(index + 1)...].map { $0.controller.view.frame.intersection(area) }.filter { !$0.isEmpty }
    }

    /// What the terminal's window is called: by the topmost screen that says so; `nil` where none does.
    package var title: String? { screens.reversed().lazy.compactMap(\.controller.title).first }
}
