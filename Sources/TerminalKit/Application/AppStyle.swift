/// The look of what an app has around its own views: the ground, the bar of keys in the last row, the list of all keys.
public struct AppStyle: Hashable, Sendable {
    /// The characters of everything that brings none of its own.
    public var glyphs = Glyphs.unicode
    /// Ground behind everything.
    public var ground = ColorReference.terminalDefault
    /// Scroll bars of the app's own.
    public var scrollBar = TextStyle.plain

    /// Ground of the bar of keys; `nil` shows the one behind.
    public var barGround: ColorReference?
    /// Keys in the bar, with what they do.
    public var hint = TextStyle(foreground: .terminalDefault, attributes: .dim)
    /// What the bar says in place of the keys.
    public var message = TextStyle.plain

    /// Ground of the list of keys; `nil` shows the one behind everything.
    public var listGround: ColorReference?
    /// Border of the list.
    public var listBorder = TextStyle.plain
    /// The title of a section in the list.
    public var listHeading = TextStyle(foreground: .terminalDefault, attributes: [.dim, .bold])
    /// A key in the list.
    public var listKey = TextStyle(foreground: .terminalDefault, attributes: .bold)
    /// What a key in the list does.
    public var listText = TextStyle.plain

    /// The terminal's own colours.
    public static let plain = AppStyle()

    /// The terminal's own colours, to be changed from there.
    public init() {}
}
