/// The place in which one of several screens is shown at a time, each with its own focus.
@MainActor
final class ScreenSwitch {
    /// What the screen that is shown fills.
    let stage = View()
    /// The screen that is shown.
    private(set) var screen: ViewController
    /// Whether what is shown here can be seen.
    private var isShown = false

    init(_ screen: ViewController) { self.screen = screen }

    /// Shows another screen. Where the focus is in here, it goes to its place on that screen, or to its first control;
    /// while something else covers all of this, it stays where it is.
    /// - Parameters:
    ///   - place: where the focus was when the screen was shown last; `nil` for the first time.
    ///   - window: what all of this is shown in.
    func show(_ screen: ViewController, focus place: FocusPlace?, in window: Window?) {
        let old = self.screen
        guard screen !== old else { return }
        let holdsFocus = window?.focusedView.map { $0.isDescendant(of: stage) } ?? true
        if isShown { old.viewWillDisappear() }
        old.window = nil
        self.screen = screen
        guard old.isViewLoaded, old.view.superview === stage else { return }
        old.view.removeFromSuperview()
        stage.embed(screen.view)
        screen.window = window
        guard isShown else { return }
        let root = window?.topController
        screen.viewWillAppear()
        // It may have gone again already.
        guard let window, holdsFocus, self.screen === screen else { return }
        guard isShown else {
            // What has come over it meanwhile has the keys, and gives the focus back once it goes.
            return window.cover(root, with: CoveredFocus(place: place, isAwaited: place == nil))
        }
        window.focus(nil)
        if let place { window.returnFocus(to: place) } else { window.awaitsFocus = true }
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
        screen.viewWillDisappear()
    }

    /// Who gets the focus when all of this comes.
    var initialFocus: View? { screen.initialFocus ?? stage.focusableViews(upTo: 1).first }
}
