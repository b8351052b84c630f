/// Rectangles of cells, none inside another: those that must be drawn again, or that somebody has drawn on.
package struct DirtyArea: Sendable {
    package private(set) var rects: [Rect] = []

    /// Rectangles that are kept apart at most; beyond, one around all of them stands for them.
    private static let most = 24

    package var isEmpty: Bool { rects.isEmpty }

    /// Adds a rectangle with something in it.
    mutating func add(_ rect: Rect) {
        guard !covers(rect) else { return }
        rects.removeAll { rect.intersection($0) == $0 }
        rects.append(rect)
        if rects.count > Self.most { rects = [rects.reduce(.zero) { $0.union($1) }] }
    }

    /// Whether a rectangle is inside one of these.
    func covers(_ rect: Rect) -> Bool { rects.contains { $0.intersection(rect) == rect } }

    mutating func add(_ other: DirtyArea) {
        for rect in other.rects { add(rect) }
    }

    /// The same elsewhere.
    func offset(x: Int, y: Int) -> DirtyArea {
        var moved = self
        for index in moved.rects.indices { moved.rects[index] = moved.rects[index].offset(x: x, y: y) }
        return moved
    }

    /// Takes out what is inside of a rectangle: whole rectangles, and rows at an end of one. What would leave more than a
    /// rectangle stays.
    mutating func remove(_ gone: Rect) {
        guard !rects.isEmpty else { return }
        rects = rects.compactMap { rect in
            let part = rect.intersection(gone)
            guard !part.isEmpty, part.width == rect.width else { return rect }
            if part.height == rect.height { return nil }
            if part.minY == rect.minY {
                return Rect(x: rect.minX, y: part.maxY, width: rect.width, height: rect.maxY - part.maxY)
            }
            guard part.maxY == rect.maxY else { return rect }
            return Rect(x: rect.minX, y: rect.minY, width: rect.width, height: part.minY - rect.minY)
        }
    }
}
