/// The six characters of a border.
public struct BorderGlyphs: Hashable, Sendable {
    /// The corner where the top line begins.
    public var topLeft: Unicode.Scalar
    /// The corner where the top line ends.
    public var topRight: Unicode.Scalar
    /// The corner where the bottom line begins.
    public var bottomLeft: Unicode.Scalar
    /// The corner where the bottom line ends.
    public var bottomRight: Unicode.Scalar
    /// The line above and below.
    public var horizontal: Unicode.Scalar
    /// The line on both sides.
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
