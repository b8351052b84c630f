extension Surface {
    /// The first cell that differs from another surface's, the first missing one where sizes differ, or `nil`.
    func firstDifference(from other: Surface) -> Point? {
        guard size == other.size else {
            return Point(x: min(size.width, other.size.width), y: min(size.height, other.size.height))
        }
        guard cells != other.cells, let index = zip(cells, other.cells).enumerated().first(where: { $1.0 != $1.1 })
        else { return nil }
        return Point(x: index.offset % size.width, y: index.offset / size.width)
    }

    /// The cluster at a place, quoted, or "nothing" outside.
    func text(at place: Point) -> String {
        bounds.contains(place) ? "\"\(self[place.x, place.y].cluster.string)\"" : "nothing"
    }
}
