/// Follows the pins inside one container: each view is resolved once in each axis, after those it is pinned to.
@MainActor
struct LayoutSolver {
    private let container: View
    private let pins: PinTable

    /// Insets and offsets of the two axes are resolved alike; only the view's wishes differ.
    init(container: View) {
        self.container = container
        pins = PinTable(of: container)
    }

    /// Sets the frames of the pinned subviews; returns what could not be satisfied.
    func layOut() -> [LayoutIssue] {
        let area = container.contentBounds
        let across = AxisResolution(of: container, pins, .horizontal, extent: area.width)
        across.resolveAll { $0.measure(Size(width: area.width, height: View.unbounded)).width }
        let down = AxisResolution(of: container, pins, .vertical, extent: area.height)
        down.resolveAll(after: across) { $0.measure(Size(width: $1, height: View.unbounded)).height }
        for (slot, view) in pins.views.enumerated() where pins.isPinned(slot) {
            let (x, width) = across.span(of: slot)
            let (y, height) = down.span(of: slot)
            view.frame = Rect(x: area.minX + x, y: area.minY + y, width: width, height: height)
        }
        return across.issues + down.issues
    }

    /// The size that holds all pinned subviews.
    func fittingSize(for proposal: Size) -> Size {
        let room = container.roomInside(proposal).width
        let ideal = AxisResolution(of: container, pins, .horizontal, extent: nil)
        ideal.resolveAll { $0.measure(Size(width: room, height: View.unbounded)).width }
        let width = min(ideal.required, room)
        let across = AxisResolution(of: container, pins, .horizontal, extent: width)
        across.resolveAll { $0.measure(Size(width: width, height: View.unbounded)).width }
        let down = AxisResolution(of: container, pins, .vertical, extent: nil)
        down.resolveAll(after: across) { $0.measure(Size(width: $1, height: View.unbounded)).height }
        return container.sizeAround(width: width, height: down.required)
    }
}

/// The pins of a container by axis and view. Views go by their places among the subviews, so that nothing is looked up.
@MainActor
private final class PinTable {
    /// One line of a view, and what it keeps to.
    struct Pin {
        let attribute: LayoutAttribute
        let offset: Int
        let target: Target
    }

    enum Target {
        case none
        case container(LayoutAttribute)
        case sibling(Int, LayoutAttribute)
        /// Neither the container nor beside it.
        case stranger
    }

    let views: [View]
    private let across: [[Pin]]
    private let down: [[Pin]]

    init(of container: View) {
        let views = container.subviews
        var across: [[Pin]] = Array(repeating: [], count: views.count)
        var down = across
        for (slot, view) in views.enumerated() { view.layoutSlot = slot }
        for constraint in container.constraints {
            guard let slot = Self.slot(of: constraint.view, in: views) else { continue }
            let target: Target =
                switch constraint.target {
                case nil: .none
                case .container(let attribute): .container(attribute)
                case .sibling(let view, let attribute):
                    Self.slot(of: view, in: views).map { .sibling($0, attribute) } ?? .stranger
                case .surroundings: .stranger
                }
            let pin = Pin(attribute: constraint.attribute, offset: constraint.offset, target: target)
            if constraint.axis == .horizontal { across[slot].append(pin) } else { down[slot].append(pin) }
        }
        (self.views, self.across, self.down) = (views, across, down)
    }

    func pins(of slot: Int, _ axis: Axis) -> [Pin] { axis == .horizontal ? across[slot] : down[slot] }

    /// Whether a view is pinned in any axis.
    func isPinned(_ slot: Int) -> Bool { !across[slot].isEmpty || !down[slot].isEmpty }

    private static func slot(of view: View, in views: [View]) -> Int? {
        let slot = view.layoutSlot
        return views.indices.contains(slot) && views[slot] === view ? slot : nil
    }
}

/// The places along one axis. An object, as a value would be copied for each pin that leads to another.
@MainActor
private final class AxisResolution {
    private let container: View
    private let table: PinTable
    private let axis: Axis
    /// The container's extent; `nil` while that is the question.
    private let containerExtent: Int?
    private(set) var issues: [LayoutIssue] = []
    /// The extent that a container would need.
    private(set) var required = 0
    private var spans: [(start: Int, extent: Int)?]
    private var inProgress: [Bool]

    init(of container: View, _ table: PinTable, _ axis: Axis, extent: Int?) {
        self.container = container
        self.table = table
        self.axis = axis
        containerExtent = extent
        spans = Array(repeating: nil, count: table.views.count)
        inProgress = Array(repeating: false, count: table.views.count)
    }

    func span(of slot: Int) -> (start: Int, extent: Int) { spans[slot] ?? (0, 0) }

    /// - Parameter wish: the extent that a view wants.
    func resolveAll(wish: (View) -> Int) {
        let views = table.views
        resolve { wish(views[$0]) }
    }

    /// - Parameter wish: the extent that a view wants, which hangs on its extent in the other axis.
    func resolveAll(after other: AxisResolution, wish: (View, Int) -> Int) {
        let views = table.views
        resolve { wish(views[$0], other.span(of: $0).extent) }
    }

    private func resolve(wish: (Int) -> Int) {
        for slot in table.views.indices where !table.pins(of: slot, axis).isEmpty { resolve(slot, wish: wish) }
        for slot in table.views.indices where table.isPinned(slot) && table.pins(of: slot, axis).isEmpty {
            report(slot, "no pin says where it stands \(axis == .horizontal ? "across" : "down")")
        }
    }

    /// The places that the lines of a view are pinned to.
    private struct Lines {
        var start: Int?
        var end: Int?
        var center: Int?
        var extent: Int?

        subscript(attribute: LayoutAttribute) -> Int? {
            get {
                switch attribute {
                case .start: start
                case .end: end
                case .center: center
                case .extent: extent
                }
            }
            set {
                switch attribute {
                case .start: start = newValue
                case .end: end = newValue
                case .center: center = newValue
                case .extent: extent = newValue
                }
            }
        }
    }

    private func resolve(_ slot: Int, wish: (Int) -> Int) {
        guard spans[slot] == nil else { return }
        guard !inProgress[slot] else {
            report(slot, "its pins lead back to itself")
            spans[slot] = (0, 0)
            return
        }
        inProgress[slot] = true
        defer { inProgress[slot] = false }
        var lines = Lines()
        var trailingInset: Int?
        for pin in table.pins(of: slot, axis) {
            guard let value = value(of: pin, at: slot, wish: wish) else {
                if pin.attribute == .end { trailingInset = -pin.offset }
                continue
            }
            if let other = lines[pin.attribute], other != value {
                report(slot, "is pinned to \(other) and to \(value) at once")
            }
            lines[pin.attribute] = value
        }
        guard spans[slot] == nil else { return }
        let span = place(slot, lines: lines, wish: wish)
        spans[slot] = span
        let isHidden = table.views[slot].isHidden
        let middle = span.start + span.extent / 2
        if let center = lines.center, center != middle, lines.start != nil || lines.end != nil, !isHidden {
            report(slot, "its edges put its centre at \(middle), which is pinned to \(center)")
        }
        if !isHidden { required = max(required, span.start + span.extent + (trailingInset ?? 0)) }
    }

    /// Where the pinned line lies, or `nil` where that hangs on the container's unknown extent.
    private func value(of pin: PinTable.Pin, at slot: Int, wish: (Int) -> Int) -> Int? {
        let offset = pin.offset
        switch pin.target {
        case .none: return offset
        case .container(.start): return compressed(offset, at: slot, wish: wish)
        case .container(.end): return containerExtent.map { max(0, $0 + compressed(offset, at: slot, wish: wish)) }
        case .container(.center): return containerExtent.map { $0 / 2 + offset }
        case .container(.extent): return containerExtent.map { max(0, $0 + offset) }
        case .sibling(let other, let attribute):
            resolve(other, wish: wish)
            let span = span(of: other)
            switch attribute {
            case .start: return span.start + offset
            case .end: return span.start + (table.views[other].isHidden ? 0 : span.extent + offset)
            case .center: return span.start + span.extent / 2 + offset
            case .extent: return span.extent + offset
            }
        case .stranger:
            report(slot, "is pinned to a view that is neither around it nor beside it")
            return offset
        }
    }

    private func compressed(_ inset: Int, at slot: Int, wish: (Int) -> Int) -> Int {
        guard let containerExtent else { return inset }
        return axis.compressed(inset, in: containerExtent) { wish(slot) }
    }

    private func place(_ slot: Int, lines: Lines, wish: (Int) -> Int) -> (start: Int, extent: Int) {
        let isHidden = table.views[slot].isHidden
        let extent = isHidden ? 0 : lines.extent
        switch (lines.start, lines.end, lines.center) {
        case (let start?, let end?, _):
            if let extent, !isHidden, extent != end - start, containerExtent != nil {
                report(slot, "its edges leave \(end - start) cells, its extent is pinned to \(extent)")
            }
            return (start, max(0, end - start))
        case (let start?, nil, _): return (start, extent ?? limited(wish(slot), from: start))
        case (nil, let end?, _):
            let size = min(extent ?? wish(slot), max(0, end))
            return (end - size, size)
        case (nil, nil, let center?):
            let size = extent ?? limited(wish(slot), from: 0)
            return (max(0, center - size / 2), size)
        case (nil, nil, nil):
            let hangsOnContainer = table.pins(of: slot, axis).contains { $0.attribute != .extent }
            if !hangsOnContainer {
                report(slot, "no pin says where it stands \(axis == .horizontal ? "across" : "down")")
            }
            return (0, extent ?? wish(slot))
        }
    }

    private func limited(_ wish: Int, from start: Int) -> Int {
        guard let containerExtent else { return wish }
        return min(wish, max(0, containerExtent - start))
    }

    private func report(_ slot: Int, _ problem: String) {
        issues.append(LayoutIssue(of: [container, table.views[slot]], problem))
    }
}

extension Axis {
    /// Padding goes first: in a container too small for it, an inset shrinks to nothing. Down, rows that the view does not
    /// want are padding, however few there are.
    /// - Parameter wish: the extent that the view wants.
    func compressed(_ inset: Int, in extent: Int, wish: () -> Int) -> Int {
        guard abs(inset) <= 4 else { return inset }
        var most = max(0, (extent - 1) / 4)
        if self == .vertical, abs(inset) > most { most = max(most, (extent - wish()) / 2) }
        return inset < 0 ? max(inset, -most) : min(inset, most)
    }
}
