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
