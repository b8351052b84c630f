/// A colour as a theme names it: mixed from red, green and blue, or one that the terminal keeps.
public enum ThemeColor: Hashable, Sendable {
    case rgb(RGBColor)
    /// One of the 16 ANSI colours, 0…15, whatever the terminal shows for it.
    case ansi(Int)
    /// What the terminal uses when nothing is asked of it.
    case terminalDefault

    /// Names of the eight ANSI colours by number; the bright ones are these with "bright-" before.
    private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    private static let prefix = "ansi:"
    private static let bright = "bright-"

    /// Reads `#RGB`, `#RRGGBB`, `ansi:red`, `ansi:bright-red`, `ansi:0` to `ansi:15` or `default`; `nil` for anything
    /// else.
    public init?(text: String) {
        if text == "default" {
            self = .terminalDefault
        } else if text.hasPrefix(Self.prefix) {
            guard let index = Self.index(of: text.dropFirst(Self.prefix.count)) else { return nil }
            self = .ansi(index)
        } else {
            guard let color = RGBColor(hex: text) else { return nil }
            self = .rgb(color)
        }
    }

    private static func index(of name: Substring) -> Int? {
        if let number = (0..<16).first(where: { name == String($0) }) { return number }
        guard name.hasPrefix(bright) else { return names.firstIndex(of: String(name)) }
        return names.firstIndex(of: String(name.dropFirst(bright.count))).map { $0 + 8 }
    }

    /// The shortest text that ``init(text:)`` reads as this colour.
    public var text: String {
        switch self {
        case .rgb(let color): color.hex
        case .ansi(let index) where index < 8: Self.prefix + Self.names[index]
        case .ansi(let index): Self.prefix + Self.bright + Self.names[index % 8]
        case .terminalDefault: "default"
        }
    }

    /// The colour itself or what xterm shows for it; `nil` for the terminal's own, which nobody knows.
    public var rgb: RGBColor? {
        switch self {
        case .rgb(let color): color
        case .ansi(let index): TerminalPalette.ansi16.colors[index & 15]
        case .terminalDefault: nil
        }
    }
}
