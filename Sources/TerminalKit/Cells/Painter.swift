/// The pen of a view: it draws in the view's own coordinates, and never outside its clipping rectangle.
///
/// A painter is handed down the view tree; each level moves its origin and narrows its clip.
public struct Painter {
    private let canvas: Canvas
    /// Place of (0, 0) on the canvas.
    private let origin: Point
    /// What the views around let be seen, in coordinates of the canvas.
    private let room: Rect
    /// What may be drawn on: the part of the room that is drawn now.
    private let clip: Rect
    private let shared: SharedGlyphs

    /// A painter that draws inside `clip` what belongs on all of a canvas.
    init(canvas: Canvas, clip: Rect, glyphs: SharedGlyphs) {
        let room = canvas.surface.bounds
        self.init(canvas: canvas, origin: .zero, room: room, clip: clip.intersection(room), shared: glyphs)
    }

    private init(canvas: Canvas, origin: Point, room: Rect, clip: Rect, shared: SharedGlyphs) {
        self.canvas = canvas
        self.origin = origin
        self.room = room
        self.clip = clip
        self.shared = shared
    }

    /// The characters with a meaning.
    public var glyphs: Glyphs {
        _read { yield shared.set }
    }

    /// What can be seen, in this painter's coordinates.
    var visible: Rect { clip.offset(x: -origin.x, y: -origin.y) }

    /// A painter whose (0, 0) is the corner of `rect` and which draws inside `rect` alone.
    public func moved(to rect: Rect) -> Painter {
        let place = rect.offset(x: origin.x, y: origin.y)
        return Painter(
            canvas: canvas, origin: place.origin, room: room.intersection(place), clip: clip.intersection(place),
            shared: shared)
    }

    /// Begins to note where a view draws something.
    /// - Returns: what is noted for the view around whose drawing it is a part of; for ``endInk(_:)``.
    func beginInk() -> DirtyArea? { canvas.noteInk(for: DirtyArea()) }

    /// Where the view has drawn something since, in this painter's coordinates.
    func endInk(_ outer: DirtyArea?) -> DirtyArea {
        canvas.noteInk(for: outer)?.offset(x: -origin.x, y: -origin.y) ?? DirtyArea()
    }

    /// Notes for the view that draws here that something is drawn on a rectangle.
    func noteInk(_ rect: Rect) { canvas.noteInk(visibleArea(of: rect)) }

    /// Counts a view that draws here.
    func noteView() { canvas.viewsDrawn += 1 }

    /// The ground at a place of what is drawn already.
    package func background(at point: Point) -> ColorReference {
        let place = Point(x: origin.x + point.x, y: origin.y + point.y)
        return canvas.surface.bounds.contains(place) ? canvas.surface[place.x, place.y].background : .terminalDefault
    }

    /// Blank cells on a ground.
    public func fill(_ rect: Rect, with ground: ColorReference) {
        let area = visibleArea(of: rect)
        canvas.noteInk(area)
        canvas.fill(area, with: Cell(cluster: .space, background: ground))
    }

    /// The same cluster all over `rect`; a `nil` ground keeps each cell's own.
    public func fill(_ rect: Rect, with text: DisplayText, style: TextStyle) {
        guard let element = text.elements.first, element.width == 1 else { return }
        let area = visibleArea(of: rect)
        canvas.noteInk(area)
        for y in area.minY..<area.maxY {
            for x in area.minX..<area.maxX { put(element, x: x, y: y, style: style) }
        }
    }

    /// Changes the look of what is already there: attributes are added, colours replaced where given. Of a wide
    /// cluster the left half decides.
    public func restyle(
        _ rect: Rect, foreground: ColorReference? = nil, background: ColorReference? = nil,
        adding attributes: TextAttributes = []
    ) {
        map(rect) { cell in
            var cell = cell
            cell.foreground = foreground ?? cell.foreground
            cell.background = background ?? cell.background
            cell.attributes.formUnion(attributes)
            return cell
        }
    }

    /// Text from `point` to the right, on one row. A wide cluster of which only half is visible is drawn as a space.
    public func draw(_ text: DisplayText, at point: Point, style: TextStyle) {
        let y = origin.y + point.y
        guard y >= clip.minY, y < clip.maxY, !clip.isEmpty else { return }
        var x = origin.x + point.x
        noteInk(Rect(origin: point, size: Size(width: text.width, height: 1)))
        if x >= clip.minX, x + text.width <= clip.maxX {
            return canvas.put(text.elements, x: x, y: y, style: style)
        }
        for element in text.elements {
            guard x < clip.maxX else { return }
            if isWhole(x: x, width: element.width) {
                put(element, x: x, y: y, style: style)
            } else if x + element.width > clip.minX {
                let half = x < clip.minX ? x + 1 : x
                put(DisplayText.Element(cluster: .space, width: 1), x: half, y: y, style: style)
            }
            x += element.width
        }
    }

    /// Changes the look of what is already there, cell by cell: text and width stay, colours and attributes become those
    /// that `look` returns. Of a wide cluster the left half decides.
    ///
    /// A view that does this in ``View/drawOverlay(in:)`` sees every cell that is drawn anew just once, however small
    /// the part of the screen that is drawn: cells outside that part keep the look that they were given before.
    package func map(_ rect: Rect, _ look: (Cell) -> Cell) {
        let area = visibleArea(of: rect)
        canvas.noteInk(area)
        canvas.restyle(area, look)
    }

    /// The same painter with other characters; `nil` keeps those there are.
    func with(_ glyphs: SharedGlyphs?) -> Painter {
        guard let glyphs else { return self }
        return Painter(canvas: canvas, origin: origin, room: room, clip: clip, shared: glyphs)
    }

    /// Whether a cluster lies inside the clip. One that only the part drawn now would cut is reported to the canvas.
    private func isWhole(x: Int, width: Int) -> Bool {
        let isCutLeft = x < clip.minX
        let isCutRight = x + width > clip.maxX
        guard isCutLeft || isCutRight else { return true }
        if x >= room.minX, x + width <= room.maxX, x + width > clip.minX, x < clip.maxX {
            canvas.cutsLeft = canvas.cutsLeft || isCutLeft
            canvas.cutsRight = canvas.cutsRight || isCutRight
        }
        return false
    }

    /// A border along the inside of `rect`. Lines that meet lines already drawn are joined with them.
    ///
    /// Nothing is drawn where there is no room for both sides (less than 2×2).
    public func drawBorder(_ border: BorderStyle, in rect: Rect, style: TextStyle) {
        guard rect.width >= 2, rect.height >= 2 else { return }
        noteInk(rect)
        let set = glyphs.border(border)
        let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
        for x in rect.minX + 1..<max(right, rect.minX + 1) {
            join(set.horizontal, x: x, y: rect.minY, style: style)
            join(set.horizontal, x: x, y: bottom, style: style)
        }
        for y in rect.minY + 1..<max(bottom, rect.minY + 1) {
            join(set.vertical, x: rect.minX, y: y, style: style)
            join(set.vertical, x: right, y: y, style: style)
        }
        join(set.topLeft, x: rect.minX, y: rect.minY, style: style)
        join(set.topRight, x: right, y: rect.minY, style: style)
        join(set.bottomLeft, x: rect.minX, y: bottom, style: style)
        join(set.bottomRight, x: right, y: bottom, style: style)
    }

    /// A picture's cells, as they are.
    public func draw(_ cells: Surface, at point: Point) {
        noteInk(Rect(origin: point, size: cells.size))
        for y in 0..<cells.size.height {
            for x in 0..<cells.size.width where !cells[x, y].isContinuation {
                draw(cells[x, y], x: origin.x + point.x + x, y: origin.y + point.y + y)
            }
        }
    }

    /// One cell at a place of the canvas, as a space where half of it would be cut off.
    private func draw(_ cell: Cell, x: Int, y: Int) {
        let width = Int(cell.width)
        guard !clip.isEmpty, y >= clip.minY, y < clip.maxY, x + width > clip.minX, x < clip.maxX else { return }
        var cell = cell
        guard !isWhole(x: x, width: width) else { return canvas.put(cell, x: x, y: y) }
        cell.cluster = .space
        cell.width = 1
        canvas.put(cell, x: x < clip.minX ? x + 1 : x, y: y)
    }

    /// What can be seen of a rectangle, in coordinates of the canvas.
    private func visibleArea(of rect: Rect) -> Rect { rect.offset(x: origin.x, y: origin.y).intersection(clip) }

    private func put(_ element: DisplayText.Element, x: Int, y: Int, style: TextStyle) {
        let cell = Cell(
            cluster: element.cluster, foreground: style.foreground,
            background: style.background ?? canvas.surface[x, y].background, attributes: style.attributes,
            width: UInt8(element.width))
        canvas.put(cell, x: x, y: y)
    }

    private func join(_ scalar: Unicode.Scalar, x: Int, y: Int, style: TextStyle) {
        let (column, row) = (origin.x + x, origin.y + y)
        guard clip.contains(Point(x: column, y: row)) else { return }
        let present = canvas.surface[column, row]
        let joined = present.cluster.scalar.map { glyphs.joined(scalar, over: $0) } ?? scalar
        var style = style
        if joined == present.cluster.scalar, joined != scalar {
            style = TextStyle(
                foreground: present.foreground, background: style.background ?? present.background,
                attributes: present.attributes)
        }
        put(DisplayText.Element(cluster: Cluster(joined), width: 1), x: column, y: row, style: style)
    }
}

extension Glyphs {
    /// The character that shows both lines where `new` is drawn over `old`; `new` itself where `old` is no line.
    func joined(_ new: Unicode.Scalar, over old: Unicode.Scalar) -> Unicode.Scalar {
        if new == old { return new }
        guard isASCII else {
            guard let newLine = BoxLine(new), let oldLine = BoxLine(old) else { return new }
            let joined = newLine.joined(with: oldLine)
            if joined == oldLine { return oldLine == newLine && isBroken(old) ? new : old }
            return joined == newLine ? new : joined.scalar ?? new
        }
        let ranking: [Unicode.Scalar] = [":", ".", "|", "-", "+", "=", "#"]
        guard let newRank = ranking.firstIndex(of: new), let oldRank = ranking.firstIndex(of: old) else { return new }
        let isCrossing = Set([new, old]) == ["|", "-"]
        return isCrossing ? "+" : newRank > oldRank ? new : old
    }

    private func isBroken(_ scalar: Unicode.Scalar) -> Bool {
        scalar == broken.horizontal || scalar == broken.vertical
    }
}
