/// Another theme is wanted.
public struct ChangeTheme: ComponentRequest {
    public static let name = "app:change-theme"
    /// Which, by its name.
    public let theme: String

    public init(theme: String) { self.theme = theme }

    public var words: String { "change the theme to \(theme)" }
}
