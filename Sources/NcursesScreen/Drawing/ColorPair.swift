/// Two colours as ncurses numbers them; -1 is the terminal's own.
struct ColorPair: Hashable {
    static let terminalDefault = ColorPair(foreground: -1, background: -1)

    var foreground: Int32
    var background: Int32

    /// Whether text in it can be told from its ground.
    var isLegible: Bool { foreground != background || self == .terminalDefault }

    /// The pair that shows the same in reverse video, or `nil` where a colour is the terminal's own: which of its two
    /// own colours is meant would change with its place.
    var reversed: ColorPair? {
        guard foreground >= 0, background >= 0 else { return nil }
        return ColorPair(foreground: background, background: foreground)
    }
}
