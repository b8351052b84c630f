/// The rectangles that must be drawn again, none inside another.
struct DirtyArea {
    private(set) var rects: [Rect] = []

    /// Rectangles that are kept apart at most; beyond, one around all of them is drawn.
    private static let most = 24

    var isEmpty: Bool { rects.isEmpty }

    /// Adds a rectangle with something in it.
    mutating func add(_ rect: Rect) {
        guard !rects.contains(where: { $0.intersection(rect) == rect }) else { return }
        rects.removeAll { rect.intersection($0) == $0 }
        rects.append(rect)
        if rects.count > Self.most { rects = [rects.reduce(.zero) { $0.union($1) }] }
    }

    /// Takes all of them out.
    mutating func take() -> [Rect] {
        defer { rects = [] }
        return rects
    }
}
