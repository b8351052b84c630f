extension ColorDepth {
    /// Depth of a terminal that has `count` colours.
    ///
    /// - Parameter isDirect: whether colour numbers are red, green and blue themselves.
    init(colorCount count: Int, isDirect: Bool) {
        self =
            switch count {
            case 0x100_0000... where isDirect: .direct
            case 256...: .indexed256
            case 16...: .indexed16
            case 8...: .indexed8
            default: .monochrome
            }
    }

    func includes(_ other: ColorDepth) -> Bool { rank <= other.rank }

    /// This depth, or the terminal's where that is less.
    func limited(to terminal: ColorDepth) -> ColorDepth { terminal.includes(self) ? self : terminal }

    /// Place among the depths, from the deepest.
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
