/// A colour as a terminal of some depth takes it.
package enum TerminalColor: Hashable, Sendable {
    case terminalDefault
    /// Place in the palette of the depth.
    case indexed(Int)
    case rgb(RGBColor)
}

/// A cell's look at some depth, ready for a terminal.
package struct TerminalStyle: Hashable, Sendable {
    package var foreground: TerminalColor
    package var background: TerminalColor
    package var attributes: TextAttributes

    package init(foreground: TerminalColor, background: TerminalColor, attributes: TextAttributes) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }
}

/// The resolver of references into a terminal's colours for one theme and one depth, each reference once.
package struct StyleResolver {
    package let colors: any ColorResolver
    package let depth: ColorDepth
    private var resolved: [ColorReference: TerminalColor] = [:]

    package init(colors: any ColorResolver, depth: ColorDepth) {
        self.colors = colors
        self.depth = depth
    }

    /// The look of a cell. Without colours a ground that says something becomes reverse video.
    package mutating func style(of cell: Cell) -> TerminalStyle {
        let added = cell.attributes.union(attributes(of: cell.foreground))
        guard depth != .monochrome else {
            let attributes = isEmphasis(cell.background) ? added.union(.reverse) : added
            return TerminalStyle(foreground: .terminalDefault, background: .terminalDefault, attributes: attributes)
        }
        var style = TerminalStyle(
            foreground: color(cell.foreground), background: color(cell.background), attributes: added)
        let isLost = style.foreground == style.background && style.foreground != .terminalDefault
        if isLost, cell.cluster != .space, cell.foreground != cell.background,
            !fades(cell.foreground, into: cell.background)
        {
            style.foreground = contrast(to: cell.background)
        }
        return style
    }

    /// Whether a colour is a mixture that even with all colours there are hardly differs from the ground it stands on,
    /// so that vanishing there is what it is for.
    private func fades(_ foreground: ColorReference, into background: ColorReference) -> Bool {
        guard case .blend = foreground.kind, let mixed = colors.color(of: foreground),
            let ground = colors.color(of: background)
        else { return false }
        return OKLab(mixed).squaredDistance(to: OKLab(ground)) < Self.faint * Self.faint
    }

    /// Distance in OKLab below which two colours are all but the same.
    private static let faint = 0.15

    /// Different references that this depth cannot tell apart would hide the text: black or white instead.
    private func contrast(to reference: ColorReference) -> TerminalColor {
        guard let ground = colors.color(of: reference) else { return .terminalDefault }
        let isDark = OKLab(ground).lightness < 0.6
        switch depth {
        case .direct: return .rgb(RGBColor(isDark ? 0xFFFFFF : 0x000000))
        case .indexed256: return .indexed(isDark ? 231 : 16)
        case .indexed16: return .indexed(isDark ? 15 : 0)
        case .indexed8: return .indexed(isDark ? 7 : 0)
        case .monochrome: return .terminalDefault
        }
    }

    /// What the theme adds to a text in a role; mixtures are left as they are.
    private func attributes(of reference: ColorReference) -> TextAttributes {
        guard case .role(let role) = reference.kind else { return [] }
        return colors.attributes(of: role)
    }

    private func isEmphasis(_ reference: ColorReference) -> Bool {
        switch reference.kind {
        case .terminalDefault, .rgb: false
        case .role(let role): colors.isEmphasis(role)
        case .blend(let base, let over, let share): colors.isEmphasis(share < 0.5 ? base : over)
        }
    }

    private mutating func color(_ reference: ColorReference) -> TerminalColor {
        if let known = resolved[reference] { return known }
        let color = own(reference) ?? nearest(to: colors.color(of: reference))
        resolved[reference] = color
        return color
    }

    /// A colour that the terminal keeps; with eight colours a bright one is the normal one.
    private func own(_ reference: ColorReference) -> TerminalColor? {
        guard case .role(let role) = reference.kind else { return nil }
        switch colors.ownColor(of: role) {
        case .ansi(let index): return .indexed(depth == .indexed8 ? index & 7 : index)
        case .terminalDefault: return .terminalDefault
        case .rgb, nil: return nil
        }
    }

    private func nearest(to color: RGBColor?) -> TerminalColor {
        guard let color else { return .terminalDefault }
        switch depth {
        case .direct: return .rgb(color)
        case .indexed256: return .indexed(TerminalPalette.xterm256.nearestIndex(to: color))
        case .indexed16: return .indexed(TerminalPalette.ansi16.nearestIndex(to: color))
        case .indexed8: return .indexed(TerminalPalette.ansi8.nearestIndex(to: color))
        case .monochrome: return .terminalDefault
        }
    }
}
