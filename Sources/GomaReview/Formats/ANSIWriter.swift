/// The writer of surfaces as text with the escape sequences (ECMA-48 SGR) that colour it.
public struct ANSIWriter {
    private var resolver: StyleResolver

    /// A writer for a terminal of a depth, such as 256 colours.
    public init(colors: any ColorResolver, depth: ColorDepth) { resolver = StyleResolver(colors: colors, depth: depth) }

    /// One string for each row; each ends in the terminal's own colours.
    public mutating func rows(of surface: Surface) -> [String] {
        (0..<surface.size.height).map { row(surface.row($0)) }
    }

    private mutating func row(_ cells: ArraySlice<Cell>) -> String {
        let plain = TerminalStyle(foreground: .terminalDefault, background: .terminalDefault, attributes: [])
        var text = ""
        var current = plain
        for cell in cells where !cell.isContinuation {
            let cell = resolver.shown(cell)
            let style = resolver.style(of: cell)
            if style != current {
                text += Self.sequence(for: style)
                current = style
            }
            text += cell.cluster.string
        }
        return current == plain ? text : text + "\u{1B}[0m"
    }

    private static func sequence(for style: TerminalStyle) -> String {
        let attributes: [(TextAttributes, String)] = [
            (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underline, "4"), (.reverse, "7"), (.strikethrough, "9"),
        ]
        let codes =
            ["0"] + attributes.filter { style.attributes.contains($0.0) }.map(\.1)
            + code(for: style.foreground, base: 30) + code(for: style.background, base: 40)
        return "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    /// - Parameter base: 30 for the foreground, 40 for the background.
    private static func code(for color: TerminalColor, base: Int) -> [String] {
        switch color {
        case .terminalDefault: []
        case .indexed(let index) where index < 8: ["\(base + index)"]
        case .indexed(let index) where index < 16: ["\(base + 60 + index - 8)"]
        case .indexed(let index): ["\(base + 8);5;\(index)"]
        case .rgb(let color): ["\(base + 8);2;\(color.red);\(color.green);\(color.blue)"]
        }
    }
}
