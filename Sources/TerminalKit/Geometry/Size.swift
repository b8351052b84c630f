/// An extent in cells; never negative.
public struct Size: Hashable, Sendable {
    /// Columns; never less than none.
    public var width: Int { didSet { width = max(0, width) } }
    /// Rows; never less than none.
    public var height: Int { didSet { height = max(0, height) } }

    /// No room at all.
    public static let zero = Size(width: 0, height: 0)

    /// Negative extents become zero.
    public init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
    }
}
