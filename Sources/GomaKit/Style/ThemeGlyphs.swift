/// The characters that a theme asks for.
public enum ThemeGlyphs: String, CaseIterable, Hashable, Sendable { case unicode, ascii }

/// The borders that a theme asks for.
public enum ThemeBorders: String, CaseIterable, Hashable, Sendable { case rounded, square, ascii }

extension StyleProvider {
    /// The characters to make components with.
    /// - Parameter isASCIIOnly: somebody asked for ASCII, or the terminal shows no more; wins over the theme.
    public func glyphSet(isASCIIOnly: Bool) -> Glyphs {
        guard !isASCIIOnly, glyphs != .ascii else { return .ascii }
        var set = Glyphs.unicode
        switch borders {
        case .rounded, nil: break
        case .square:
            set.light = set.light.withCorners("┌", "┐", "└", "┘")
            set.broken = set.broken.withCorners("┌", "┐", "└", "┘")
        case .ascii:
            set.light = Glyphs.ascii.light
            set.heavy = Glyphs.ascii.heavy
            set.broken = Glyphs.ascii.broken
        }
        return set
    }
}

extension BorderGlyphs {
    fileprivate func withCorners(
        _ topLeft: Unicode.Scalar, _ topRight: Unicode.Scalar, _ bottomLeft: Unicode.Scalar,
        _ bottomRight: Unicode.Scalar
    ) -> BorderGlyphs {
        BorderGlyphs(
            topLeft: topLeft, topRight: topRight, bottomLeft: bottomLeft, bottomRight: bottomRight,
            horizontal: horizontal, vertical: vertical)
    }
}
