/// A colour as a terminal of some depth takes it.
package enum TerminalColor: Hashable, Sendable {
    case terminalDefault
    /// Place in the palette of the depth.
    case indexed(Int)
    case rgb(RGBColor)

    /// What it looks like, in a palette as xterm has it; `nil` for the terminal's own, which nobody knows.
    package var rgbColor: RGBColor? {
        switch self {
        case .terminalDefault: nil
        case .indexed(let index): TerminalPalette.xterm256.colors[index]
        case .rgb(let color): color
        }
    }
}
