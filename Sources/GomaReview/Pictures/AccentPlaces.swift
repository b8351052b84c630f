/// The places of a picture that are filled with the accent: cells beside and below each other that have it for a ground, with
/// the edges of that ground.
///
/// Text in the accent is none, nor is a tint, which has more of another colour than of the accent.
package struct AccentPlaces {
    /// The most that one counts at a glance.
    package static let most = 4

    /// Where they are, from the top.
    package private(set) var places: [Rect] = []

    /// What a cell has of the accent's ground.
    private struct Part {
        /// Whether all of the cell is filled.
        let isWhole: Bool
        /// The sides of the cell that it reaches.
        let sides: Sides
    }

    private struct Sides: OptionSet {
        let rawValue: Int

        static let top = Sides(rawValue: 1)
        static let bottom = Sides(rawValue: 2)
        static let left = Sides(rawValue: 4)
        static let right = Sides(rawValue: 8)
        static let all: Sides = [.top, .bottom, .left, .right]
    }

    /// The ways to the cells around one, each with the side that it leaves by and the one that it comes in by.
    private static let ways: [(x: Int, y: Int, out: Sides, into: Sides)] = [
        (1, 0, .right, .left), (-1, 0, .left, .right), (0, 1, .bottom, .top), (0, -1, .top, .bottom),
    ]

    package init(in surface: Surface, colors: some ColorResolver) {
        var parts: [Point: Part] = [:]
        let points = (0..<surface.size.height).flatMap { y in (0..<surface.size.width).map { Point(x: $0, y: y) } }
        for point in points { parts[point] = Self.part(of: surface[point.x, point.y], colors) }
        for point in points { if let place = Self.place(from: point, taking: &parts) { places.append(place) } }
    }

    /// Takes all that a point is connected to; `nil` where that is nothing, or edges alone.
    private static func place(from start: Point, taking parts: inout [Point: Part]) -> Rect? {
        var place: Rect?
        var isFilled = false
        var next: [(point: Point, into: Sides)] = [(start, [])]
        while let (point, into) = next.popLast() {
            guard let part = parts[point], part.sides.isSuperset(of: into) else { continue }
            parts[point] = nil
            isFilled = isFilled || part.isWhole
            let cell = Rect(x: point.x, y: point.y, width: 1, height: 1)
            place = place?.union(cell) ?? cell
            for way in ways where part.sides.contains(way.out) {
                next.append((Point(x: point.x + way.x, y: point.y + way.y), way.into))
            }
        }
        return isFilled ? place : nil
    }

    private static func part(of cell: Cell, _ colors: some ColorResolver) -> Part? {
        if isAccent(cell.background, colors) { return Part(isWhole: true, sides: .all) }
        guard case .ground(let quarters) = StyleResolver.Part(cell.cluster), isAccent(cell.foreground, colors) else {
            return nil
        }
        return Part(isWhole: quarters == 4, sides: sides(of: cell.cluster.scalar))
    }

    /// The sides that a block element reaches: between the lower edge of a block and the upper edge of the next is a gap.
    private static func sides(of scalar: Unicode.Scalar?) -> Sides {
        switch scalar {
        case "▄": [.bottom, .left, .right]
        case "▀": [.top, .left, .right]
        case "▌": [.left, .top, .bottom]
        case "▐": [.right, .top, .bottom]
        case "▖": [.left, .bottom]
        case "▗": [.right, .bottom]
        case "▘": [.left, .top]
        case "▝": [.right, .top]
        default: .all
        }
    }

    private static func isAccent(_ reference: ColorReference, _ colors: some ColorResolver) -> Bool {
        reference.mainRole.map(colors.isAccent) ?? false
    }
}
