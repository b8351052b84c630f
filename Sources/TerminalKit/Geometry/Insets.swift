/// Space kept free inside an edge, in cells.
public struct Insets: Hashable, Sendable {
    /// Rows above.
    public var top: Int
    /// Columns to the left.
    public var left: Int
    /// Rows below.
    public var bottom: Int
    /// Columns to the right.
    public var right: Int

    /// Nothing on any side.
    public static let zero = Insets()

    public init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// The same on opposite sides.
    public init(horizontal: Int, vertical: Int = 0) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    /// The same on all sides.
    public init(_ all: Int) { self.init(horizontal: all, vertical: all) }

    /// Columns taken by both sides together.
    public var horizontal: Int { left + right }
    /// Rows taken by top and bottom together.
    public var vertical: Int { top + bottom }
}
