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

/// Gives numbers to pairs of colours: ncurses, or a stand-in.
protocol ColorPairAllocator {
    /// Highest number; 0 is the terminal's own colours and always defined.
    var limit: Int32 { get }

    /// Makes `number` stand for `pair`, whatever it stood for before.
    func define(_ number: Int32, as pair: ColorPair)

    /// How unlike two colours look: 0 for the same, 1 for black and white.
    func difference(_ one: Int32, _ other: Int32) -> Double
}
