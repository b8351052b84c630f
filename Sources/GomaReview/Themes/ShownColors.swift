/// The colours that a pair becomes for one theme at one depth, as far as that can be known without the terminal.
package struct ShownColors {
    private var resolver: StyleResolver
    /// What the terminal's own ground most likely is.
    private let page: RGBColor

    package init(style: StyleProvider, depth: ColorDepth) {
        resolver = StyleResolver(colors: style, depth: depth)
        page = RGBColor(style.appearance == .dark ? 0x000000 : 0xFFFFFF)
    }

    /// The contrast ratio of a pair as it is shown. Colours of the terminal's palette count as xterm has them.
    package mutating func ratio(of pair: DrawnPair) -> Double {
        let look = look(of: pair.cell)
        return Contrast.ratio(look.foreground, look.background)
    }

    /// Whether a cell is the edge of a level that looks like the one below, in place of which something else is drawn.
    mutating func isLostGround(_ cell: Cell) -> Bool { resolver.isLostGround(cell) }

    /// The colour that a role is shown in.
    package mutating func color(of role: ColorRole) -> RGBColor {
        let cell = Cell(cluster: .space, foreground: .role(role))
        return rgb(resolver.style(of: cell).foreground, of: .role(role), isGround: false)
    }

    /// The colour that a ground is shown in.
    mutating func ground(of role: ColorRole) -> RGBColor { ground(of: .role(role)) }

    /// The colour that a ground is shown in, which may be a mixture.
    mutating func ground(of reference: ColorReference) -> RGBColor {
        look(of: Cell(cluster: .space, background: reference)).background
    }

    /// A cell's colours as they are shown, with its attributes.
    mutating func look(of cell: Cell) -> (foreground: RGBColor, background: RGBColor, attributes: TextAttributes) {
        let style = resolver.style(of: cell)
        return (
            rgb(style.foreground, of: cell.foreground, isGround: false),
            rgb(style.background, of: cell.background, isGround: true), style.attributes
        )
    }

    /// What the terminal is told for a ground.
    mutating func text(ofGround role: ColorRole) -> String {
        Self.text(of: resolver.style(of: Cell(cluster: .space, background: .role(role))).background)
    }

    /// What the terminal is told for a role: `#ff7a1f`, `208 #ff8700` for a place in a palette, or `default`.
    package mutating func text(of role: ColorRole) -> String {
        Self.text(of: resolver.style(of: Cell(cluster: .space, foreground: .role(role))).foreground)
    }

    /// What the terminal is told for a cell's text and its ground.
    package mutating func texts(of cell: Cell) -> (foreground: String, background: String) {
        let style = resolver.style(of: cell)
        return (Self.text(of: style.foreground), Self.text(of: style.background))
    }

    private static func text(of color: TerminalColor) -> String {
        switch color {
        case .rgb(let color): color.hex
        case .indexed(let index): "\(index) \(TerminalPalette.xterm256.colors[index].hex)"
        case .terminalDefault: "default"
        }
    }

    private func rgb(_ color: TerminalColor, of reference: ColorReference, isGround: Bool) -> RGBColor {
        color.rgbColor ?? (isGround ? page : resolver.colors.color(of: reference) ?? RGBColor(0xE5E5E5))
    }
}
