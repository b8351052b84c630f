/// The resolver of cells' looks in a theme, outside of a terminal.
struct PaintResolver {
    /// What is behind cells without a ground: the ground of the gallery.
    let page: RGBColor
    /// The colour of text that asks for none.
    let ink: RGBColor
    private var resolver: StyleResolver

    /// How much is left of a dim text's colour over its ground.
    private static let dimShare = 0.6

    init(_ theme: StyleProvider, depth: ColorDepth = .direct) {
        let isDark = theme.appearance == .dark
        page = theme.color(of: .backgroundPrimary) ?? RGBColor(isDark ? 0x000000 : 0xFFFFFF)
        ink = theme.color(of: .textPrimary) ?? RGBColor(isDark ? 0xFFFFFF : 0x000000)
        resolver = StyleResolver(colors: theme, depth: depth)
    }

    mutating func paint(of cell: Cell) -> Paint {
        let style = resolver.style(of: cell)
        var ink = style.foreground.rgbColor ?? ink
        var ground = style.background.rgbColor
        if style.attributes.contains(.dim) { ink = ink.mixed(share: Self.dimShare, over: ground ?? page) }
        if style.attributes.contains(.reverse) { (ink, ground) = (ground ?? page, ink) }
        return Paint(ink: ink, ground: ground, attributes: style.attributes.subtracting([.dim, .reverse]))
    }

    /// The colour of a reference as this depth shows it; `nil` for the terminal's own.
    mutating func color(of reference: ColorReference) -> RGBColor? {
        resolver.style(of: Cell(cluster: .space, background: reference)).background.rgbColor
    }
}
