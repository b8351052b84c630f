/// A screen that shows colours of the theme in use in other ways than every cell does.
@MainActor
protocol ThemedScreen: AnyObject {
    /// Called when another theme is in use, and nobody has selected one here.
    func themeChanged()
}
