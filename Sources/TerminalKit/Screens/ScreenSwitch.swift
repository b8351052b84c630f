/// The place in which one of several screens is shown at a time, each with its own focus.
@MainActor
final class ScreenSwitch {
    /// What the screen that is shown fills.
    let stage = View()
    private(set) var screen: ViewController
    /// Whether what is shown here can be seen.
    private var isShown = false
    /// Where the focus was on a screen that came back while nothing here could be seen: it goes there once that is.
    private var awaited: FocusPlace?

    init(_ screen: ViewController) { self.screen = screen }

    /// Shows another screen. Where the focus is in here, it goes to its place on that screen, or to its first control;
    /// while something else covers all of this, it stays where it is, and goes there once that is gone.
    /// - Parameters:
    ///   - place: where the focus was when the screen was shown last; `nil` for the first time.
    ///   - window: what all of this is shown in.
    func show(_ screen: ViewController, focus place: FocusPlace?, in window: Window?) {
        let old = self.screen
        guard screen !== old else { return }
        awaited = isShown ? nil : place
        let holdsFocus = window?.focusedView.map { $0.isDescendant(of: stage) } ?? true
        if isShown { old.viewWillDisappear() }
        old.window = nil
        self.screen = screen
        guard old.isViewLoaded, old.view.superview === stage else { return }
        old.view.removeFromSuperview()
        stage.embed(screen.view)
        screen.window = window
        guard isShown else {
            // What lies over all of this would give the focus back to a screen that is not shown any more.
            window?.moveCoveredFocus(in: stage, to: coveredFocus(at: place))
            return
        }
        let root = window?.topController
        screen.viewWillAppear()
        // It may have gone again already.
        guard let window, holdsFocus, self.screen === screen else { return }
        let focus = coveredFocus(at: place)
        guard isShown else {
            // What has come over it meanwhile has the keys, and gives the focus back once it goes.
            return window.cover(root, with: focus)
        }
        window.focus(nil)
        if let place = focus.place { window.returnFocus(to: place) } else { window.awaitsFocus = true }
    }

    /// Where the focus goes on the screen that is shown, once nothing lies over it.
    /// - Parameter place: where it was when that was shown last; `nil` for the first time.
    private func coveredFocus(at place: FocusPlace?) -> CoveredFocus {
        let place = place.flatMap { isKnown($0) ? $0 : nil }
        return CoveredFocus(place: place, isAwaited: place == nil)
    }

    /// Whether a place is one of what the screen shows by now: inside it another may have come on top since, which has a
    /// focus of its own.
    private func isKnown(_ place: FocusPlace) -> Bool {
        if let view = place.view, view.isDescendant(of: stage) { return true }
        var innermost = screen
        while let inner = innermost.contained { innermost = inner }
        return place.ancestors.contains { $0 === innermost.view }
    }

    /// Puts the screen in its place, for the first time.
    func load() { stage.embed(screen.view) }

    /// Where the focus is in a window, if it is in here.
    func focus(in window: Window?) -> FocusPlace? {
        guard let window, window.focusedView?.isDescendant(of: stage) ?? false else { return nil }
        return window.focusPlace
    }

    func appear() {
        isShown = true
        screen.viewWillAppear()
    }

    func disappear() {
        isShown = false
        awaited = nil
        screen.viewWillDisappear()
    }

    /// Who gets the focus when all of this comes.
    var initialFocus: View? {
        if let view = awaited?.view, stage.isStop(view) { return view }
        return screen.initialFocus ?? stage.focusableViews(upTo: 1).first
    }
}
