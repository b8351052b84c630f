extension RootController {
    /// An app of components in the library's roles, with the characters, the language and the time of an environment.
    /// - Parameter keys: keys of the app, most important first.
    public convenience init(_ content: ViewController, keys: [KeyBinding] = [], in environment: ViewEnvironment) {
        self.init(
            content, keys: keys, style: .goma(in: environment), scheduler: environment.scheduler,
            words: { environment.text($0.text) })
    }

    /// An app that shows one view, such as a stack of components; it scrolls where the view is higher than the room.
    /// - Parameter keys: keys of the app, most important first.
    public convenience init(_ content: View, keys: [KeyBinding] = [], in environment: ViewEnvironment) {
        self.init(
            content, keys: keys, style: .goma(in: environment), scheduler: environment.scheduler,
            words: { environment.text($0.text) })
    }

    /// Shows the app in another language: the content made again in an environment that has it, and what keys do in it.
    /// The focus stays where it is, and so does what customers did to views, where the models are the same.
    ///
    /// ```swift
    /// var environment = environment
    /// environment.localization = Localization.portuguese
    /// app.show(makeContent(in: environment), in: environment)
    /// ```
    public func show(_ content: ViewController, in environment: ViewEnvironment) {
        speak(as: environment)
        renew(content)
    }

    /// Shows the app in another language: its view made again in an environment that has it, and what keys do in it.
    public func show(_ content: View, in environment: ViewEnvironment) {
        speak(as: environment)
        renew(content)
    }

    private func speak(as environment: ViewEnvironment) { words = { environment.text($0.text) } }
}

extension AppStyle {
    @MainActor
    fileprivate static func goma(in environment: ViewEnvironment) -> AppStyle {
        var style = goma
        style.glyphs = environment.glyphs
        return style
    }
}
