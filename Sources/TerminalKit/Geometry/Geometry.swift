/// A place on the grid, counted in cells from the top left.
public struct Point: Hashable, Sendable {
    /// Columns from the left.
    public var x: Int
    /// Rows from the top.
    public var y: Int

    /// The top left.
    public static let zero = Point(x: 0, y: 0)

    public init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

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

/// A rectangle of cells: from `minX` up to, but not including, `maxX`.
public struct Rect: Hashable, Sendable {
    /// The top left cell.
    public var origin: Point
    /// Columns and rows.
    public var size: Size

    /// No cell at all, at the top left.
    public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

    public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle by its first column and row, and how many there are of each.
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }

    /// Columns.
    public var width: Int { size.width }
    /// Rows.
    public var height: Int { size.height }
    /// The first column.
    public var minX: Int { origin.x }
    /// The first row.
    public var minY: Int { origin.y }
    /// The column behind the last one.
    public var maxX: Int { origin.x + size.width }
    /// The row below the last one.
    public var maxY: Int { origin.y + size.height }
    /// Whether there is no cell in it.
    public var isEmpty: Bool { size.width == 0 || size.height == 0 }
    /// Number of cells inside.
    package var area: Int { size.width * size.height }

    /// Whether a cell is in it.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The part that both share; empty where they do not meet.
    public func intersection(_ other: Rect) -> Rect {
        let left = max(minX, other.minX)
        let top = max(minY, other.minY)
        return Rect(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// Whether they have a cell in common.
    public func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

    /// The smallest rectangle around both; an empty one adds nothing.
    public func union(_ other: Rect) -> Rect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(minX, other.minX)
        let top = min(minY, other.minY)
        return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    /// The same size at another place.
    public func offset(x: Int, y: Int) -> Rect { Rect(origin: Point(x: minX + x, y: minY + y), size: size) }

    /// What is left of it inside of insets.
    public func inset(by insets: Insets) -> Rect {
        Rect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.horizontal, height: height - insets.vertical)
    }
}
