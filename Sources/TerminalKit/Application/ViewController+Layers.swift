/// Screens over all others.
extension ViewController {
    /// The app that shows the screen; `nil` while it is not shown, and where there is no app around it.
    public final var app: RootController? { window?.screens.first?.controller as? RootController }

    /// Shows a screen over everything, in a box or with the whole window to itself; nothing where this one is not shown
    /// in an app, or the other one is shown already.
    public final func present(_ screen: ViewController, as form: Window.Presentation = .sheet) {
        guard let app, screen.container == nil, screen.window == nil else { return }
        window?.present(LayerController(screen, as: form, of: app), as: form)
    }

    /// Shows a screen over everything, and waits for what it comes to.
    /// - Returns: `nil` where it was left without a result.
    public final func present<Result>(
        _ screen: ResultController<Result>, as form: Window.Presentation = .sheet
    ) async -> Result? {
        await screen.result { present(screen as ViewController, as: form) }
    }
}
