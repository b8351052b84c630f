/// One place of the grid: a cluster, its width, and what its colours mean. Trivial and 16 bytes apart in memory.
public struct Cell: Hashable, Sendable {
    /// The character that is seen.
    public var cluster: Cluster
    /// What the character is drawn in.
    public var foreground: ColorReference
    /// What the character stands on.
    public var background: ColorReference
    /// How the character is set, such as bold.
    public var attributes: TextAttributes
    /// Columns taken: 1, 2 for a wide cluster, 0 for the right half of one.
    public var width: UInt8

    /// A space in the terminal's own colours.
    public static let blank = Cell(cluster: .space)

    public init(
        cluster: Cluster, foreground: ColorReference = .terminalDefault,
        background: ColorReference = .terminalDefault, attributes: TextAttributes = [], width: UInt8 = 1
    ) {
        self.cluster = cluster
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
        self.width = width
    }

    /// The right half of a wide cluster.
    public var isContinuation: Bool { width == 0 }
}
