/// Equal columns of a ``LazyStackView``: the second element stands beside the first.
public struct StackColumns: Hashable, Sendable {
    /// How many stand side by side; at least one.
    public var count: Int { didSet { count = max(1, count) } }
    /// Columns of cells that each of them takes; `nil` shares out the room.
    public var width: Int?
    /// Blank cells between two of them.
    public var gap: Int
    /// Whether a line is as high as its highest element, and the next one begins below. Else each column goes on by itself.
    public var alignsLines: Bool
    /// Blank rows between two elements below each other; `nil` for those of the stack.
    public var spacing: Int?

    /// All of the room.
    public static let one = StackColumns(1)

    public init(_ count: Int, width: Int? = nil, gap: Int = 0, alignsLines: Bool = true, spacing: Int? = nil) {
        self.count = max(1, count)
        self.width = width
        self.gap = gap
        self.alignsLines = alignsLines
        self.spacing = spacing
    }

    /// Cells of each column in a room.
    func width(in room: Int) -> Int { max(0, width ?? (room - gap * (count - 1)) / count) }
}
