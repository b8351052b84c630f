/// The room that a view takes along its ``StackView``, in cells: columns in a row, rows in a column.
///
/// ```
/// StackView([sidebar.sized(.fixed(24)), page.sized(.share(2).atLeast(30)), notes.sized(.share())])
/// ```
///
/// Shares divide what fixed sizes and wishes leave over, and what does not come out even goes to the first ones. Where room
/// runs out, gaps, views that may go and wishes give way first; what is fixed or a minimum holds to the end, when the stack
/// runs over its edge and says so in its ``View/layoutIssues``.
public struct StackSize: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case natural
        case fixed(Int)
        case share(Int)
    }

    let kind: Kind
    /// Cells below which it never goes, and beyond which it does not grow.
    private(set) var least: Int?
    private(set) var most: Int?

    /// What the view wants.
    public static let natural = StackSize(kind: .natural)

    /// So many cells, whatever the view wants.
    public static func fixed(_ cells: Int) -> StackSize { StackSize(kind: .fixed(max(0, cells))) }

    /// A part of what others leave over: twice as much with twice the weight. A stack with shares takes all the room that it
    /// is offered.
    public static func share(_ weight: Int = 1) -> StackSize { StackSize(kind: .share(max(1, weight))) }

    /// The same, but so many cells in any case.
    public func atLeast(_ cells: Int) -> StackSize {
        var size = self
        size.least = max(0, cells)
        return size
    }

    /// The same, but no more cells than that, unless there is a higher minimum.
    public func atMost(_ cells: Int) -> StackSize {
        var size = self
        size.most = max(0, cells)
        return size
    }

    // MARK: Reckoning

    var isShare: Bool { weight > 0 }
    var isNatural: Bool { kind == .natural }

    /// The weight of a share; 0 where it is none.
    var weight: Int { if case .share(let weight) = kind { weight } else { 0 } }

    /// The number of cells that hold to the end.
    var hard: Int {
        if case .fixed(let cells) = kind { limited(cells) } else { least ?? 0 }
    }

    /// A number of cells within the limits; the fixed one where there is one.
    func limited(_ cells: Int) -> Int {
        var cells = cells
        if case .fixed(let fixed) = kind { cells = fixed }
        return max(min(cells, most ?? cells), least ?? 0)
    }

    /// Divides cells by weights within limits: those beyond a limit get it, and the others what that leaves.
    static func divide(_ cells: Int, among sizes: [StackSize]) -> [Int] {
        var given: [Int?] = Array(repeating: nil, count: sizes.count)
        while true {
            let open = sizes.indices.filter { given[$0] == nil }
            let parts = split(cells - given.reduce(0) { $0 + ($1 ?? 0) }, by: open.map { sizes[$0].weight })
            let limits = zip(open, parts).map { (index: $0, change: sizes[$0].limited($1) - $1) }
            let change = limits.reduce(0) { $0 + $1.change }
            // Those that need more than there is go first, so that no limit is kept that others make needless.
            let beyond = limits.filter { $0.change != 0 && ($0.change > 0) == (change >= 0) }
            guard !beyond.isEmpty else {
                for (index, part) in zip(open, parts) { given[index] = part }
                return given.map { $0 ?? 0 }
            }
            for (index, _) in beyond { given[index] = sizes[index].limited(change >= 0 ? 0 : .max) }
        }
    }

    /// Whole numbers by weights; what does not come out even goes to the first ones.
    private static func split(_ cells: Int, by weights: [Int]) -> [Int] {
        let all = weights.reduce(0, +)
        guard all > 0 else { return weights.map { _ in 0 } }
        var parts = weights.map { max(0, cells) * $0 / all }
        let rest = max(0, cells) - parts.reduce(0, +)
        for index in 0..<rest { parts[index] += 1 }
        return parts
    }
}
