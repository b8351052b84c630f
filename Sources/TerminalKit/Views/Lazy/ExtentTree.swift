/// The extents of many things one after the other, of which only some are known: where each begins, and which stands where.
///
/// A Fenwick tree. What is asked, and what is learnt of one of them, takes a number of steps that grows with the logarithm
/// of their number; a tree of which nothing is known yet is all zeros.
struct ExtentTree {
    let count: Int
    private var nodes: [Node]
    /// Those that are known, all together.
    private(set) var total = Node()

    /// Extents that are known.
    struct Node {
        var sum = 0
        var count = 0

        static func + (left: Self, right: Self) -> Self {
            Node(sum: left.sum + right.sum, count: left.count + right.count)
        }
    }

    /// Parts of a cell in which an extent is estimated.
    static let fraction = 16

    /// - Parameter count: things in all, none of them known.
    init(count: Int) {
        self.count = count
        nodes = Array(repeating: Node(), count: count + 1)
    }

    /// - Parameter extents: `nil` for one that is not known.
    init(_ extents: [Int?]) {
        self.init(count: extents.count)
        for (index, extent) in extents.enumerated() {
            if let extent {
                let node = Node(sum: extent, count: 1)
                nodes[index + 1] = nodes[index + 1] + node
                total = total + node
            }
            let above = (index + 1) + ((index + 1) & -(index + 1))
            if above < nodes.count { nodes[above] = nodes[above] + nodes[index + 1] }
        }
    }

    /// Takes note of an extent in place of what was known before.
    mutating func change(_ index: Int, from old: Int?, to new: Int?) {
        let change = Node(sum: (new ?? 0) - (old ?? 0), count: (new == nil ? 0 : 1) - (old == nil ? 0 : 1))
        total = total + change
        var place = index + 1
        while place < nodes.count {
            nodes[place] = nodes[place] + change
            place += place & -place
        }
    }

    /// Cells before a thing; those of all of them where its index is their number.
    /// - Parameter estimate: the extent of one that is not known, in parts of a cell.
    func start(of index: Int, estimate: Int) -> Int {
        var known = Node()
        var place = index
        while place > 0 {
            known = known + nodes[place]
            place -= place & -place
        }
        return Self.cells(known, of: index, estimate)
    }

    /// The first thing that ends behind so many cells; their number where none does.
    func index(at offset: Int, estimate: Int) -> Int {
        guard offset >= 0, count > 0 else { return 0 }
        var (place, known) = (0, Node())
        var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
        while step > 0 {
            let next = place + step
            if next <= count, Self.cells(known + nodes[next], of: next, estimate) <= offset {
                known = known + nodes[next]
                place = next
            }
            step /= 2
        }
        return place
    }

    private static func cells(_ known: Node, of count: Int, _ estimate: Int) -> Int {
        known.sum + (count - known.count) * estimate / fraction
    }
}
