/// Two views side by side, or above each other, with a line between them that the customer moves.
///
/// The line is a control: arrows move it by a cell, PgUp and PgDn by ten, Home and End as far as it goes, and the mouse
/// drags it. Both views keep their least sizes; where there is no room for both, the one with the larger share is shown
/// alone beside the line, whose keys then bring the other one.
public final class SplitView: View {
    /// The direction in which the views follow each other.
    public let axis: Axis
    /// The first view's share of the room, 0…1; what its least size and the other's let it have.
    public var ratio: Double {
        didSet {
            ratio = min(max(0, ratio), 1)
            if ratio != oldValue { setNeedsLayout() }
        }
    }
    /// Cells that the first view has at least, where both are shown.
    public var minimumFirst: Int { didSet { if minimumFirst != oldValue { setNeedsLayout() } } }
    /// Cells that the second view has at least, where both are shown.
    public var minimumSecond: Int { didSet { if minimumSecond != oldValue { setNeedsLayout() } } }
    /// Told the ``ratio`` that the customer has chosen.
    public var onChange: ((Double) -> Void)?
    /// The line between the views: its look, and what a screen reader says it is.
    public let divider: Control

    private let first: View
    private let second: View

    /// Cells that PgUp and PgDn move the line.
    private static let pageStep = 10

    /// - Parameter ratio: the first view's share of the room, 0…1.
    public init(
        _ first: View, _ second: View, axis: Axis = .horizontal, ratio: Double = 0.5, minimumFirst: Int = 10,
        minimumSecond: Int = 10
    ) {
        self.first = first
        self.second = second
        self.axis = axis
        self.ratio = min(max(0, ratio), 1)
        self.minimumFirst = minimumFirst
        self.minimumSecond = minimumSecond
        let line = SplitDivider(axis)
        divider = line
        super.init()
        line.owner = self
        [first, line, second].forEach(addSubview)
    }

    /// Whether there is no room for both views, so that one is shown alone.
    public var isCollapsed: Bool { room < minimumFirst + minimumSecond }

    // MARK: Layout

    /// Beside each other, each view is as high as it is in its part of the columns.
    override public func sizeThatFits(_ proposal: Size) -> Size {
        let inner = roomInside(proposal)
        let (a, b) = (first.measure(inner), second.measure(inner))
        guard axis == .horizontal else {
            return sizeAround(width: max(a.width, b.width), height: min(a.height + b.height + 1, inner.height))
        }
        let isBounded = inner.width < View.unbounded
        let room = isBounded ? max(0, inner.width - 1) : a.width + b.width
        let start = isBounded ? firstExtent(in: room) : a.width
        let rows = [(first, start), (second, room - start)].map { view, columns in
            columns > 0 ? view.measure(Size(width: columns, height: inner.height)).height : 0
        }
        return sizeAround(width: min(a.width + b.width + 1, inner.width), height: max(1, rows[0], rows[1]))
    }

    override public func layoutSubviews() {
        let start = firstExtent(in: room)
        first.frame = part(from: 0, start)
        divider.frame = part(from: start, min(1, length))
        second.frame = part(from: start + 1, room - start)
    }

    private var length: Int { axis == .horizontal ? contentBounds.width : contentBounds.height }

    /// Cells for the two views.
    private var room: Int { max(0, length - 1) }

    /// Cells of the first view, of some for both.
    private func firstExtent(in room: Int) -> Int {
        guard room >= minimumFirst + minimumSecond else { return ratio >= 0.5 ? room : 0 }
        return min(max(Int((ratio * Double(room)).rounded()), minimumFirst), room - minimumSecond)
    }

    private func part(from start: Int, _ cells: Int) -> Rect {
        let area = contentBounds
        return axis == .horizontal
            ? Rect(x: area.minX + start, y: area.minY, width: max(0, cells), height: area.height)
            : Rect(x: area.minX, y: area.minY + start, width: area.width, height: max(0, cells))
    }

    // MARK: Moving the line

    /// Moves the line by some cells; a single view gives way to the other.
    func moveLine(by cells: Int) { moveLine(to: isCollapsed ? (cells > 0 ? room : 0) : firstExtent(in: room) + cells) }

    func moveLine(to cell: Int) {
        guard room > 0 else { return }
        let (low, high) = isCollapsed ? (0, room) : (minimumFirst, room - minimumSecond)
        let cell = min(max(cell, low), high)
        guard cell != firstExtent(in: room) else { return }
        ratio = Double(cell) / Double(room)
        onChange?(ratio)
    }

    /// Puts the line where the mouse is, in this view's coordinates.
    func moveLine(to place: Point) {
        let cell = axis == .horizontal ? place.x - contentBounds.minX : place.y - contentBounds.minY
        moveLine(to: isCollapsed ? (2 * cell >= room ? room : 0) : cell)
    }

    /// What the keys of the line do.
    var lineBindings: [KeyBinding] {
        let (back, on): (Key, Key) = axis == .horizontal ? (.left, .right) : (.up, .down)
        return [
            KeyBinding(KeyEvent(back), keyTitle(.less)) { [self] in moveLine(by: -1) },
            KeyBinding(KeyEvent(on), keyTitle(.more)) { [self] in moveLine(by: 1) },
            KeyBinding(KeyEvent(.pageUp), keyTitle(.muchLess)) { [self] in moveLine(by: -Self.pageStep) },
            KeyBinding(KeyEvent(.pageDown), keyTitle(.muchMore)) { [self] in moveLine(by: Self.pageStep) },
            KeyBinding(KeyEvent(.home), keyTitle(.least)) { [self] in moveLine(to: 0) },
            KeyBinding(KeyEvent(.end), keyTitle(.most)) { [self] in moveLine(to: room) },
        ]
    }

    /// The first view's share as it is, in hundredths.
    var percent: Int { room > 0 ? (100 * firstExtent(in: room) + room / 2) / room : 0 }
}
