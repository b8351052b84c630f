/// A window that a script acts on, where that is more than a component alone: a program's screens, or a page.
@MainActor
package struct PlayScene {
    let window: Window
    let work: () -> Void
    let events: () -> [String]
    /// The theme in use; `nil` where it is always that of the beginning.
    let theme: (() -> StyleProvider)?
    private let source: AnyObject?
    /// Makes the scene of another run, which begins with what this one has kept; `nil` where nothing is kept.
    let again: (() throws -> PlayScene)?

    /// - Parameters:
    ///   - window: is sent the script's keys; it need not be as large as the script says.
    ///   - work: does what waits for a quiet moment.
    ///   - events: what has been done in the scene so far, as a script expects it.
    ///   - theme: the theme in use, where it can change.
    ///   - again: makes the scene of another run, which begins with what this one has kept.
    ///   - source: what drives the window and lives as long as the scene.
    package init(
        window: Window, work: @escaping () -> Void = {}, events: @escaping () -> [String] = { [] },
        theme: (() -> StyleProvider)? = nil, keeping source: AnyObject? = nil,
        again: (() throws -> PlayScene)? = nil
    ) {
        self.theme = theme
        self.again = again
        self.source = source
        self.window = window
        self.work = work
        self.events = events
    }
}
