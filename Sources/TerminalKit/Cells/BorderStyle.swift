/// How a border looks; which characters draw it, ``Glyphs`` knows.
public enum BorderStyle: Hashable, Sendable, CaseIterable {
    /// A thin line with round corners: things at rest.
    case light
    /// A thick line: what has the focus.
    case heavy
    /// A broken line: what cannot be used now.
    case broken
}

/// The six characters of a border.
public struct BorderGlyphs: Hashable, Sendable {
    public var topLeft: Unicode.Scalar
    public var topRight: Unicode.Scalar
    public var bottomLeft: Unicode.Scalar
    public var bottomRight: Unicode.Scalar
    public var horizontal: Unicode.Scalar
    public var vertical: Unicode.Scalar

    public init(
        topLeft: Unicode.Scalar, topRight: Unicode.Scalar, bottomLeft: Unicode.Scalar, bottomRight: Unicode.Scalar,
        horizontal: Unicode.Scalar, vertical: Unicode.Scalar
    ) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomLeft = bottomLeft
        self.bottomRight = bottomRight
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
