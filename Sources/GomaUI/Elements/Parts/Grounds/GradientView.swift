/// A ground that goes from one role to the next, from left to right.
package final class GradientView: View {
    /// A colour, and where it stands: 0 at the left edge, 1 at the right one.
    package struct Stop: Hashable, Sendable {
        package let role: ColorRole
        package let place: Double

        package init(role: ColorRole, place: Double) {
            self.role = role
            self.place = place
        }
    }

    /// The colours in the order of their places; nothing is drawn without any.
    package var stops: [Stop] = [] {
        didSet {
            stops.sort { $0.place < $1.place }
            if stops != oldValue { setNeedsDisplay() }
        }
    }
    /// Steps from one edge to the other; between colours as near as grounds are, more are not told apart.
    private static let steps = 16.0

    package convenience init(from start: ColorRole, to end: ColorRole) {
        self.init()
        stops = [Stop(role: start, place: 0), Stop(role: end, place: 1)]
    }

    override package func draw(in painter: Painter) {
        for x in 0..<bounds.width {
            let place = (Double(x) / Double(max(1, bounds.width - 1)) * Self.steps).rounded() / Self.steps
            guard let ground = ground(at: place) else { return }
            painter.fill(Rect(x: x, y: 0, width: 1, height: bounds.height), with: ground)
        }
    }

    /// A stop's own place, and what lies beyond the last one, has the stop's own colour. All of it is decoration, so that
    /// where colours are few it is one ground.
    private func ground(at place: Double) -> ColorReference? {
        guard let after = stops.firstIndex(where: { $0.place >= place }) else {
            return stops.last.map { .decoration($0.role, share: 1, on: $0.role) }
        }
        let end = stops[after]
        let start = after > 0 ? stops[after - 1] : end
        guard end.place > start.place else { return .decoration(end.role, share: 1, on: start.role) }
        return .decoration(end.role, share: (place - start.place) / (end.place - start.place), on: start.role)
    }
}
