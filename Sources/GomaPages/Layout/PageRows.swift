/// Blocks of a page below each other, in one column or several, with the rows between them that the layout manager wants.
@MainActor
enum PageRows {
    /// Where the blocks stand, line by line: the second beside the first.
    /// - Parameters:
    ///   - top: what stands above all of them, for the rows between; none are asked for where `nil`.
    ///   - columns: those of a room; one as wide as that where `nil`.
    static func frames(
        of blocks: [View], in width: Int, by layout: any PageLayoutManager, below top: PageTop? = nil,
        columns: PageFlow.Columns? = nil
    ) -> [Rect] {
        let columns = columns ?? PageFlow.Columns(count: 1, width: width, gap: 0)
        var heights = Array(repeating: 0, count: columns.count)
        var last = Array(repeating: [Set<LayoutTrait>]?.none, count: columns.count)
        var column = 0
        return blocks.map { block in
            let height = height(of: block, in: columns.width)
            let x = column * (columns.width + columns.gap)
            // What has nothing to show takes no place among the others.
            guard height > 0 else { return Rect(x: x, y: heights[column], width: columns.width, height: 0) }
            let upper = block.traits(at: .upper, in: columns.width)
            if let last = last[column] {
                heights[column] += layout.gap(above: upper, below: last, in: columns.width)
            } else if let top {
                heights[column] += top.gap(above: upper, in: columns.width, by: layout)
            }
            defer {
                heights[column] += height
                last[column] = block.traits(at: .lower, in: columns.width)
                column = (column + 1) % columns.count
            }
            return Rect(x: x, y: heights[column], width: columns.width, height: height)
        }
    }

    /// Those blocks that have something to show.
    static func filled(_ blocks: [View], in width: Int) -> [View] { blocks.filter { height(of: $0, in: width) > 0 } }

    private static func height(of block: View, in width: Int) -> Int {
        block.measure(Size(width: width, height: View.unbounded)).height
    }
}
