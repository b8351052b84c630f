/// What stands above what scrolls.
struct PageTop {
    /// The traits of the last part of the header; none where there is no header.
    var header: [Set<LayoutTrait>]

    /// Blank rows between it and the first parts of what scrolls.
    @MainActor
    func gap(above parts: [Set<LayoutTrait>], in width: Int, by layout: any PageLayoutManager) -> Int {
        guard header.isEmpty else { return layout.gap(above: parts, below: header, in: width) }
        return parts.map { layout.gap(above: $0, below: nil, in: width) }.max().map { max(0, $0) } ?? 0
    }
}
