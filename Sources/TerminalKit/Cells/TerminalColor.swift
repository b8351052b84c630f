/// A colour as a terminal of some depth takes it.
package enum TerminalColor: Hashable, Sendable {
    case terminalDefault
    /// Place in the palette of the depth.
    case indexed(Int)
    case rgb(RGBColor)
}
