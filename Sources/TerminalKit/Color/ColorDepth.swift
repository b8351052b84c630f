/// The number of colours that a terminal can show.
public enum ColorDepth: String, CaseIterable, Hashable, Sendable, Codable {
    /// Any 24-bit colour.
    case direct
    /// The xterm palette of 256.
    case indexed256 = "256"
    /// The eight ANSI colours, each normal and bright.
    case indexed16 = "16"
    /// The eight ANSI colours.
    case indexed8 = "8"
    /// No colours: attributes carry everything.
    case monochrome = "mono"
}
