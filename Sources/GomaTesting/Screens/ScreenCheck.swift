/// A look at an app between two steps of a walk.
@MainActor
struct ScreenCheck {
    let app: RootController
    let window: Window

    /// Frames in a row of which the last has nothing left to draw; what hangs on layout settles within a few.
    private static let mostFrames = 8

    /// Draws what there is to draw, and tells the first thing that is wrong with it.
    func finding() -> ScreenFinding? {
        guard draws() else {
            return ScreenFinding(
                kind: .unrest, words: "each frame asks for another one, though nothing is done to the app")
        }
        return focusFinding ?? layoutFinding ?? cellFinding ?? pictureFinding()
    }

    /// Draws until all is drawn; `false` where that has no end.
    private func draws() -> Bool {
        for _ in 0..<Self.mostFrames where !window.update() { return true }
        return false
    }

    private var focusFinding: ScreenFinding? {
        guard let view = window.topController?.view else { return nil }
        guard let focused = window.focusedView else {
            let parts = view.focusableViews
            guard let first = parts.first else { return nil }
            let others = parts.count > 1 ? " and \(parts.count - 1) more" : ""
            return ScreenFinding(
                kind: .focus, words: "nobody has the focus, while \(String(nameOf: first))\(others) could have it")
        }
        guard focused.window !== window || !focused.isVisible else { return nil }
        return ScreenFinding(
            kind: .focus, words: "the focus is with \(String(nameOf: focused)), which is not on the screen")
    }

    private var layoutFinding: ScreenFinding? {
        let views = [app.view, window.topController?.view].compactMap(\.self)
        let issues = views.flatMap(\.tree).flatMap(\.layoutIssues)
        return issues.first.map { ScreenFinding(kind: .layout, words: $0.description) }
    }

    private var cellFinding: ScreenFinding? {
        let surface = window.surface
        guard let (place, words) = surface.defect(in: surface.bounds) else { return nil }
        return ScreenFinding(
            kind: .cell, words: "row \(place.y + 1), column \(place.x + 1): \(words)",
            picture: PictureExcerpt.row(of: surface, at: place))
    }

    /// Draws all of the screen again.
    private func pictureFinding() -> ScreenFinding? {
        let shown = window.surface
        let ground = window.background
        window.background = ground
        window.update()
        guard let place = shown.firstDifference(from: window.surface) else { return nil }
        return ScreenFinding(
            kind: .picture,
            words: "row \(place.y + 1), column \(place.x + 1): \(shown.text(at: place)) is shown, and drawn anew it is "
                + "\(window.surface.text(at: place)): something has changed without setNeedsDisplay()",
            picture: PictureExcerpt.difference(from: window.surface, to: shown))
    }
}
