/// Follows the pins inside one container: each view is resolved once in each axis, after those it is pinned to.
@MainActor
struct LayoutSolver {
    private let container: View
    /// Insets and offsets of the two axes are resolved alike; only the view's wishes differ.
    init(container: View) { self.container = container }

    /// Sets the frames of the pinned subviews; returns what could not be satisfied.
    func layOut() -> [LayoutIssue] {
        let area = container.contentBounds
        var across = AxisResolution(container: container, axis: .horizontal, extent: area.width)
        across.resolveAll { $0.measure(Size(width: area.width, height: View.unbounded)).width }
        var down = AxisResolution(container: container, axis: .vertical, extent: area.height)
        down.resolveAll { $0.measure(Size(width: across.extent(of: $0), height: View.unbounded)).height }
        for view in container.subviews where down.isPinned(view) || across.isPinned(view) {
            let (x, width) = across.span(of: view)
            let (y, height) = down.span(of: view)
            view.frame = Rect(x: area.minX + x, y: area.minY + y, width: width, height: height)
        }
        return across.issues + down.issues
    }

    /// The size that holds all pinned subviews.
    func fittingSize(for proposal: Size) -> Size {
        let edge = container.border == nil ? 0 : 2
        var ideal = AxisResolution(container: container, axis: .horizontal, extent: nil)
        ideal.resolveAll { $0.measure(Size(width: proposal.width - edge, height: View.unbounded)).width }
        let width = min(ideal.required, max(0, proposal.width - edge))
        var across = AxisResolution(container: container, axis: .horizontal, extent: width)
        across.resolveAll { $0.measure(Size(width: width, height: View.unbounded)).width }
        var down = AxisResolution(container: container, axis: .vertical, extent: nil)
        down.resolveAll { $0.measure(Size(width: across.extent(of: $0), height: View.unbounded)).height }
        return Size(width: width + edge, height: down.required + edge)
    }
}

/// The places along one axis.
@MainActor
private struct AxisResolution {
    let container: View
    let axis: Axis
    /// The container's extent; `nil` while that is the question.
    let containerExtent: Int?
    private(set) var issues: [LayoutIssue] = []
    /// The extent that a container would need.
    private(set) var required = 0
    private var spans: [ObjectIdentifier: (start: Int, extent: Int)] = [:]
    private var pins: [ObjectIdentifier: [LayoutConstraint]] = [:]
    private var inProgress: Set<ObjectIdentifier> = []

    init(container: View, axis: Axis, extent: Int?) {
        self.container = container
        self.axis = axis
        containerExtent = extent
        for constraint in container.constraints where constraint.axis == axis {
            pins[ObjectIdentifier(constraint.view), default: []].append(constraint)
        }
    }

    func isPinned(_ view: View) -> Bool { pins[ObjectIdentifier(view)] != nil }

    func span(of view: View) -> (start: Int, extent: Int) { spans[ObjectIdentifier(view)] ?? (0, 0) }

    func extent(of view: View) -> Int { span(of: view).extent }

    mutating func resolveAll(wish: (View) -> Int) {
        for view in container.subviews where isPinned(view) { resolve(view, wish: wish) }
        let pinnedAnywhere = Set(container.constraints.map { ObjectIdentifier($0.view) })
        for view in container.subviews where !isPinned(view) && pinnedAnywhere.contains(ObjectIdentifier(view)) {
            report([view], "no pin says where it stands \(axis == .horizontal ? "across" : "down")")
        }
    }

    private mutating func resolve(_ view: View, wish: (View) -> Int) {
        let id = ObjectIdentifier(view)
        guard spans[id] == nil else { return }
        guard inProgress.insert(id).inserted else {
            report([view], "its pins lead back to itself")
            spans[id] = (0, 0)
            return
        }
        defer { inProgress.remove(id) }
        var lines: [LayoutAttribute: Int] = [:]
        var trailingInset: Int?
        for pin in pins[id] ?? [] {
            guard let value = value(of: pin, wish: wish) else {
                if pin.attribute == .end { trailingInset = -pin.offset }
                continue
            }
            if let other = lines[pin.attribute], other != value {
                report([view], "is pinned to \(other) and to \(value) at once")
            }
            lines[pin.attribute] = value
        }
        guard spans[id] == nil else { return }
        let span = place(view, lines: lines, wish: wish)
        spans[id] = span
        let middle = span.start + span.extent / 2
        if let center = lines[.center], center != middle, lines[.start] != nil || lines[.end] != nil, !view.isHidden {
            report([view], "its edges put its centre at \(middle), which is pinned to \(center)")
        }
        if !view.isHidden { required = max(required, span.start + span.extent + (trailingInset ?? 0)) }
    }

    /// Where the pinned line lies, or `nil` where that hangs on the container's unknown extent.
    private mutating func value(of pin: LayoutConstraint, wish: (View) -> Int) -> Int? {
        guard let target = pin.target else { return pin.offset }
        if target.view === container {
            let offset = pin.offset
            switch target.attribute {
            case .start: return compressed(offset)
            case .end: return containerExtent.map { max(0, $0 + compressed(offset)) }
            case .center: return containerExtent.map { $0 / 2 + offset }
            case .extent: return containerExtent.map { max(0, $0 + offset) }
            }
        }
        resolve(target.view, wish: wish)
        let span = span(of: target.view)
        switch target.attribute {
        case .start: return span.start + pin.offset
        case .end: return span.start + (target.view.isHidden ? 0 : span.extent + pin.offset)
        case .center: return span.start + span.extent / 2 + pin.offset
        case .extent: return span.extent + pin.offset
        }
    }

    /// Padding goes first: in a container too small for it, an inset shrinks to nothing.
    private func compressed(_ inset: Int) -> Int {
        guard let containerExtent, abs(inset) <= 4 else { return inset }
        let most = max(0, (containerExtent - 1) / 4)
        return inset < 0 ? max(inset, -most) : min(inset, most)
    }

    private mutating func place(
        _ view: View, lines: [LayoutAttribute: Int], wish: (View) -> Int
    ) -> (start: Int, extent: Int) {
        let extent = view.isHidden ? 0 : lines[.extent]
        switch (lines[.start], lines[.end], lines[.center]) {
        case (let start?, let end?, _):
            if let extent, !view.isHidden, extent != end - start, containerExtent != nil {
                report([view], "its edges leave \(end - start) cells, its extent is pinned to \(extent)")
            }
            return (start, max(0, end - start))
        case (let start?, nil, _): return (start, extent ?? limited(wish(view), from: start))
        case (nil, let end?, _):
            let size = min(extent ?? wish(view), max(0, end))
            return (end - size, size)
        case (nil, nil, let center?):
            let size = extent ?? limited(wish(view), from: 0)
            return (max(0, center - size / 2), size)
        case (nil, nil, nil):
            let hangsOnContainer = pins[ObjectIdentifier(view)]?.contains { $0.attribute != .extent } ?? false
            if !hangsOnContainer {
                report([view], "no pin says where it stands \(axis == .horizontal ? "across" : "down")")
            }
            return (0, extent ?? wish(view))
        }
    }

    private func limited(_ wish: Int, from start: Int) -> Int {
        guard let containerExtent else { return wish }
        return min(wish, max(0, containerExtent - start))
    }

    private mutating func report(_ views: [View], _ problem: String) {
        issues.append(LayoutIssue(views: [container.name] + views.map(\.name), problem: problem))
    }
}
