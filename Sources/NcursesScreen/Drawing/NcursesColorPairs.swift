import CNcurses

/// The colour pairs of ncurses.
struct NcursesColorPairs: ColorPairAllocator {
    let limit: Int32
    /// Whether the terminal can be told to use its own colours; else they are taken for white on black.
    let hasDefaultColors: Bool
    /// How many colours are in use.
    let depth: ColorDepth
    /// Whether the terminal's colour numbers are red, green and blue themselves.
    let isDirect: Bool

    func define(_ number: Int32, as pair: ColorPair) {
        let (foreground, background) = (terminalNumber(pair.foreground), terminalNumber(pair.background))
        init_extended_pair(
            number, foreground < 0 && !hasDefaultColors ? COLOR_WHITE : foreground,
            background < 0 && !hasDefaultColors ? COLOR_BLACK : background)
    }

    /// Which colours are the terminal's own is not known, so they are unlike all others.
    func difference(_ one: Int32, _ other: Int32) -> Double {
        guard one != other else { return 0 }
        guard let one = color(one), let other = color(other) else { return 1 }
        return one.distance(to: other)
    }

    /// The terminal's number for a colour of the depth in use. With direct colour only the first eight of a palette
    /// keep their numbers.
    func terminalNumber(_ number: Int32) -> Int32 {
        guard isDirect, depth != .direct, number >= 8, let color = color(number) else { return number }
        return color.directNumber
    }

    private func color(_ number: Int32) -> RGBColor? {
        guard number >= 0 else { return nil }
        guard let palette = TerminalPalette.palette(of: depth) else { return RGBColor(UInt32(number)) }
        return palette.colors.indices.contains(Int(number)) ? palette.colors[Int(number)] : nil
    }
}

extension RGBColor {
    /// The number of the colour on a terminal with direct colour. Numbers below 8 stay with the ANSI colours there; this
    /// black is as good as black.
    var directNumber: Int32 { value < 8 ? 0x01_0101 : Int32(value) }
}
