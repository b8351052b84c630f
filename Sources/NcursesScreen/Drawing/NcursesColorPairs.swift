import CNcurses

/// The colour pairs of ncurses.
struct NcursesColorPairs: ColorPairAllocator {
    let limit: Int32
    /// Whether the terminal can be told to use its own colours; else they are taken for white on black.
    let hasDefaultColors: Bool

    func define(_ number: Int32, as pair: ColorPair) {
        guard !hasDefaultColors else {
            init_extended_pair(number, pair.foreground, pair.background)
            return
        }
        init_extended_pair(
            number, pair.foreground < 0 ? COLOR_WHITE : pair.foreground,
            pair.background < 0 ? COLOR_BLACK : pair.background)
    }
}
