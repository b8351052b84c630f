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
