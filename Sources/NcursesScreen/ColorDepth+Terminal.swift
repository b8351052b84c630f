import TerminalKit

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

    /// This depth, or the terminal's where that is less.
    func limited(to terminal: ColorDepth) -> ColorDepth { max(rank, terminal.rank) == rank ? self : terminal }

    /// Place among the depths, from the deepest.
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The depth to use: the one asked for as far as the terminal has it, else what the terminal has, unless the
    /// environment's NO_COLOR (no-color.org) says otherwise.
    static func chosen(asked: ColorDepth?, terminal: ColorDepth, noColor: String?) -> ColorDepth {
        if let asked { return asked.limited(to: terminal) }
        let refuses = noColor.map { !$0.isEmpty } ?? false
        return refuses ? .monochrome : terminal
    }
}
