/// The options of what a program draws on the terminal, as far as somebody chose them.
public struct ScreenOptions: Equatable, Sendable {
    /// A theme by name, or a theme file; the one used last or the default where `nil`.
    public var theme: String?
    /// Colours of the terminal; what it can do where `nil`.
    public var colors: ColorDepth?
    /// Whether to draw with ASCII characters only; where the system's locale asks for it, it is done anyway.
    public var isASCII: Bool
    /// Language of the components' own texts.
    public var localization: Localization
    /// Whether somebody asked for that language, which may be English too.
    var isLanguageAsked = false
    /// Whether to show where motion ends instead of moving.
    public var reducesMotion: Bool

    public init(
        theme: String? = nil, colors: ColorDepth? = nil, isASCII: Bool = false, localization: Localization = .english,
        reducesMotion: Bool = false
    ) {
        self.theme = theme
        self.colors = colors
        self.isASCII = isASCII
        self.localization = localization
        self.reducesMotion = reducesMotion
    }
}
