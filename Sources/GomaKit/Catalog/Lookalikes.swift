/// Finds pictures that cannot be told apart with some colours.
package enum Lookalikes {
    /// Pictures by their places: each that looks like an earlier one, with the first of its kind. Pictures of different
    /// sizes are compared as if blanks lay around them.
    package static func pairs(
        among surfaces: [Surface], colors: any ColorResolver, depth: ColorDepth
    ) -> [(one: Int, other: Int)] {
        let size = surfaces.map(\.size).reduce(Size.zero) {
            Size(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
        var resolver = StyleResolver(colors: colors, depth: depth)
        let cells = differingCells(of: surfaces.map { Self.cells(of: $0, in: size) }).map { cells in
            cells.map { resolver.shown($0) }
        }
        let groups = Dictionary(grouping: cells.indices) { cells[$0].map(\.cluster) }.values
            .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
        var pairs: [(one: Int, other: Int)] = []
        for group in groups {
            var first: [[TerminalStyle]: Int] = [:]
            for index in group {
                let look = cells[index].map { visibleStyle(of: $0, &resolver) }
                if let one = first[look] { pairs.append((one, index)) } else { first[look] = index }
            }
        }
        return pairs
    }

    /// The cells of each picture at the places where not all have the same one: at the others they look alike with any
    /// colours.
    private static func differingCells(of pictures: [[Cell]]) -> [[Cell]] {
        guard let first = pictures.first else { return [] }
        let places = first.indices.filter { place in pictures.contains { $0[place] != first[place] } }
        return pictures.map { cells in places.map { cells[$0] } }
    }

    private static func cells(of surface: Surface, in size: Size) -> [Cell] {
        guard surface.size != size else { return surface.cells }
        return (0..<size.height).flatMap { y in
            (0..<size.width).map { x in
                x < surface.size.width && y < surface.size.height ? surface[x, y] : .blank
            }
        }
    }

    /// A cell's look without what cannot be seen: on a space, neither its colour nor its weight shows.
    private static func visibleStyle(of cell: Cell, _ resolver: inout StyleResolver) -> TerminalStyle {
        var style = resolver.style(of: cell)
        guard cell.cluster == .space else { return style }
        style.attributes.formIntersection(.shownOnBlanks)
        if style.attributes.isEmpty { style.foreground = .terminalDefault }
        return style
    }
}
