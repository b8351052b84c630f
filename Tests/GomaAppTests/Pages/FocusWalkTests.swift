import Expectations
import GomaCatalog
import GomaPictures
import TerminalKit
import PageTestSupport
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// Arrows on every control of every component and every page: they lead where they point, and back again.
///
/// The rule, in words: a control lies in a direction where it begins no earlier than the last line of the one with the
/// focus and reaches farther. Those beside it in that direction go first (sharing a row for ← →, a column for ↑ ↓), the
/// nearest of them; where none is, any that lies that way. A control that holds others stands where its mark is. From a column
/// of a page those beside it go first wherever they stand.
@MainActor
struct FocusWalkTests {
    private static let arrows: [(key: Key, direction: FocusDirection)] = [
        (.left, .left), (.right, .right), (.up, .up), (.down, .down),
    ]

    @Test func `in every component arrows lead to the nearest part in their direction, and back`() throws {
        for component in ComponentRegistry.goma.components {
            for index in component.states.indices {
                let instance = component.instance(stateAt: index, in: ViewEnvironment.simulated())
                let window = ComponentRenderer.hosting(instance, width: component.defaultWidth)
                window.resize(to: Size(width: window.size.width, height: window.size.height + 8))
                window.update()
                try walk(window, "\(component.name), \(component.states[index].name)")
            }
        }
    }

    @Test(arguments: PageHarness.names, [(260, 70), (200, 60), (120, 40), (80, 24), (40, 12)])
    func `on every page arrows lead to the nearest part in their direction, and back`(
        name: String, size: (Int, Int)
    ) throws {
        let stage = try PageHarness(name, width: size.0, height: size.1)
        let stops = try #require(stage.window.topController).view.focusableViews
        // Where there are prices, the slip has something in it.
        if let price = stops.first(where: { $0 is OutcomeItemView }) {
            stage.window.focus(price)
            stage.press(.enter, .escape)
            expect(stage.presenter.book.slip.active.count, is: 1)
        }

        try walk(stage.window, "\(name) at \(size)")
    }

    /// Whether an arrow comes to an end inside a control, and then goes on to the next.
    private func hasEnds(_ stop: View, along direction: FocusDirection) -> Bool {
        stop is TextField || stop is ListView && (direction == .up || direction == .down)
    }

    /// Presses every arrow on every stop.
    private func walk(_ window: Window, _ name: String) throws {
        let root = try #require(window.topController).view
        let stops = root.focusableViews
        guard stops.count > 1 else { return }
        var ways: [Int: [Int]] = [:]
        for (place, stop) in stops.enumerated() {
            for arrow in Self.arrows {
                window.focus(stop)
                rest(root, in: window)
                // In a text or a list an arrow goes on at its end; a slider has a use of its own for it.
                while hasEnds(stop, along: arrow.direction), uses(stop, arrow.key) {
                    window.send(.key(KeyEvent(arrow.key)))
                }
                guard !uses(stop, arrow.key) else { continue }
                let expected = Self.groups(around: stop, stops)
                window.send(.key(KeyEvent(arrow.key)))
                rest(root, in: window)
                guard let focused = window.focusedView, let target = stops.firstIndex(where: { $0 === focused }) else {
                    Issue.record("\(name): \(arrow.direction) on stop \(place) leaves nobody focused")
                    return
                }
                ways[place, default: []].append(target)
                check(arrow.direction, from: place, to: target, expected, name)
                #expect(
                    target == place || !focused.visibleRect.isEmpty,
                    "\(name): \(arrow.direction) on stop \(place) leads to \(target), which cannot be seen")
            }
        }
        checkWaysBack(ways, count: stops.count, stops, name)
    }

    /// Draws with everything at its place that glides there.
    private func rest(_ root: View, in window: Window) {
        window.update()
        for case let scroller as ScrollView in root.tree { scroller.rest() }
        window.update()
    }

    private func uses(_ stop: View, _ key: Key) -> Bool {
        stop.answeringBindings().contains { $0.trigger.matches(KeyEvent(key)) }
    }

    /// Stops with their places, those first among which an arrow has to find its target: what scrolls along with the
    /// focus, then the rest; of each what is in view, then what is not.
    private struct Group {
        let here: Rect
        var places: [Int: Rect] = [:]
        var isInView = true
        /// Whether it lies beyond the column of the one with the focus.
        var isBeyond = false
    }

    private static func groups(around stop: View, _ stops: [View]) -> [Group] {
        let scrollers = sequence(first: stop, next: \.superview).compactMap { $0 as? ScrollView }
        let parts = sequence(first: stop, next: \.superview).filter { $0 is ScrollView || $0.isFocusColumn }
        let column = parts.firstIndex { $0.isFocusColumn } ?? parts.count
        let here = place(of: stop)
        var groups = (0...parts.count).flatMap { level in
            [true, false].map { Group(here: here, isInView: $0, isBeyond: level > column) }
        }
        for (index, other) in stops.enumerated() where other !== stop {
            let level = parts.firstIndex { other.isDescendant(of: $0) } ?? parts.count
            let visible = part(of: other, in: place(of: other), besides: scrollers)
            if visible.isEmpty {
                groups[2 * level + 1].places[index] = .zero
            } else {
                groups[2 * level].places[index] = visible
            }
        }
        return groups
    }

    /// A control that holds others has its mark in its first column.
    private static func place(of view: View) -> Rect {
        let place = view.convertToWindow(view.bounds)
        let holdsOthers = view.subviews.contains { !$0.focusableViews(upTo: 1).isEmpty }
        return holdsOthers ? Rect(x: place.minX, y: place.minY, width: 1, height: place.height) : place
    }

    /// What other windows than `scrollers` let be seen of a place.
    private static func part(of view: View, in place: Rect, besides scrollers: [ScrollView]) -> Rect {
        sequence(first: view, next: \.superview).reduce(place) { rect, around in
            guard let scroller = around as? ScrollView, !scrollers.contains(where: { $0 === scroller }),
                let port = scroller.subviews.first(where: { $0.accessibilityIdentifier == "viewport" })
            else { return rect }
            return rect.intersection(port.convertToWindow(port.bounds))
        }
    }

    private func check(_ direction: FocusDirection, from place: Int, to target: Int, _ groups: [Group], _ name: String)
    {
        let what = "\(name): \(direction) on stop \(place)"
        func hasLine(_ group: Group) -> Bool {
            let here = Line(group.here, direction)
            return group.places.values.contains {
                let line = Line($0, direction)
                return line.isAhead(of: here) && line.sharesLine(with: here)
            }
        }
        let seen = groups.filter(\.isInView)
        let straight = seen.filter { !$0.isBeyond } + seen.filter { $0.isBeyond && hasLine($0) }
        for group in straight + seen.filter({ $0.isBeyond && !hasLine($0) }) {
            let here = Line(group.here, direction)
            let lines = group.places.mapValues { Line($0, direction) }.filter { $0.value.isAhead(of: here) }
            guard !lines.isEmpty else {
                if group.places[target] != nil { Issue.record("\(what) leads to \(target), not that way") }
                continue
            }
            guard let chosen = lines[target] else {
                Issue.record("\(what) leads to \(target), where \(lines.keys.sorted()) lie that way")
                return
            }
            let beside = lines.values.filter { $0.sharesLine(with: here) }
            guard !beside.isEmpty else { return }
            #expect(chosen.sharesLine(with: here), "\(what) leads aside to \(target)")
            expect(
                chosen.gap(to: here), is: beside.map { $0.gap(to: here) }.min(),
                "\(what) leads to \(target), past a nearer one")
            return
        }
    }

    /// A place along the direction of an arrow, and across it.
    private struct Line {
        let near: Int
        let far: Int
        let across: Range<Int>

        init(_ rect: Rect, _ direction: FocusDirection) {
            switch direction {
            case .right: (near, far) = (rect.minX, rect.maxX)
            case .left: (near, far) = (-rect.maxX, -rect.minX)
            case .down: (near, far) = (rect.minY, rect.maxY)
            default: (near, far) = (-rect.maxY, -rect.minY)
            }
            let isAcross = direction == .left || direction == .right
            across = isAcross ? rect.minY..<rect.maxY : rect.minX..<rect.maxX
        }

        func isAhead(of other: Line) -> Bool { near > other.near && far > other.far && near >= other.far - 1 }

        func sharesLine(with other: Line) -> Bool { across.overlaps(other.across) }

        func gap(to other: Line) -> Int { max(0, near - other.far) }
    }

    /// From every stop that arrows lead to they lead back to the one that they came from, if by other stops.
    private func checkWaysBack(_ ways: [Int: [Int]], count: Int, _ stops: [View], _ name: String) {
        func reachable(from start: Int, along ways: [Int: [Int]]) -> Set<Int> {
            var seen: Set<Int> = [start]
            var open = [start]
            while let next = open.popLast() {
                for target in ways[next] ?? [] where seen.insert(target).inserted { open.append(target) }
            }
            return seen
        }
        var waysBack: [Int: [Int]] = [:]
        for (place, targets) in ways {
            for target in targets { waysBack[target, default: []].append(place) }
        }
        let reached = reachable(from: 0, along: ways)
        // Where they lead from the first stop to all, and from all to the first, they lead back from each to each.
        guard reached.count < count || reachable(from: 0, along: waysBack).count < count else { return }
        let reach = (0..<count).map { reachable(from: $0, along: ways) }
        for place in 0..<count {
            for target in Set(ways[place] ?? []) where !reach[target].contains(place) {
                Issue.record("\(name): no arrows lead back from stop \(target) to \(place)")
            }
        }
        let unreached = (0..<count).filter { !reached.contains($0) }
        let places = unreached.map { "\($0) \(String(nameOf: stops[$0])) at \(Self.place(of: stops[$0]))" }
        expectEmpty(unreached, "\(name): no arrows lead to \(places)")
    }
}
