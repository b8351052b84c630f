import Foundation

/// A shape on the plane: how far a point lies outside of it, below 0 inside. The plane goes from -1 to 1, x to the right
/// and y down.
struct Shape {
    let distance: (_ x: Double, _ y: Double) -> Double

    /// All there is.
    static var everything: Shape { Shape { _, _ in -1 } }

    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
        Shape { norm($0 - x, $1 - y) - radius }
    }

    static func ellipse(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
        Shape { (norm(($0 - x) / width, ($1 - y) / height) - 1) * min(width, height) }
    }

    /// A box around a point, with round corners.
    static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, round: Double = 0) -> Shape {
        Shape { px, py in
            let (dx, dy) = (abs(px - x) - width + round, abs(py - y) - height + round)
            return norm(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - round
        }
    }

    /// A line with round ends.
    static func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, width: Double) -> Shape {
        Shape { px, py in
            let (dx, dy) = (x2 - x1, y2 - y1)
            let along = min(max(0, ((px - x1) * dx + (py - y1) * dy) / (dx * dx + dy * dy)), 1)
            return norm(px - x1 - along * dx, py - y1 - along * dy) - width / 2
        }
    }

    /// A polygon, which may have notches.
    static func polygon(_ points: [(x: Double, y: Double)]) -> Shape {
        Shape { px, py in
            var nearest = Double.infinity
            var isInside = false
            for (index, end) in points.enumerated() {
                let start = points[(index + points.count - 1) % points.count]
                nearest = min(nearest, line(start.x, start.y, end.x, end.y, width: 0).distance(px, py))
                if (end.y > py) != (start.y > py), px < (start.x - end.x) * (py - end.y) / (start.y - end.y) + end.x {
                    isInside.toggle()
                }
            }
            return isInside ? -nearest : nearest
        }
    }

    /// A star, or with `inner` as large as `outer` a polygon with equal sides.
    static func star(
        _ x: Double, _ y: Double, points: Int, outer: Double, inner: Double, turned: Double = 0
    ) -> Shape {
        polygon(
            (0..<points * 2).map { index in
                let angle = Double(index) * .pi / Double(points) - .pi / 2 + turned
                let radius = index.isMultiple(of: 2) ? outer : inner
                return (x + radius * cos(angle), y + radius * sin(angle))
            })
    }

    /// A part of a disc between two angles, in turns from the top clockwise.
    static func wedge(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) -> Shape {
        let middle = (start + end) * .pi
        let half = (end - start) * .pi
        return Shape { px, py in
            let (dx, dy) = (px - x, py - y)
            let length = norm(dx, dy)
            var angle = atan2(dx, -dy) - middle
            angle -= 2 * .pi * (angle / (2 * .pi)).rounded()
            return max(length - radius, length * sin(min(abs(angle) - half, .pi / 2)))
        }
    }

    /// Stripes that run out from a point.
    static func rays(_ x: Double, _ y: Double, count: Int, turned: Double = 0) -> Shape {
        Shape { px, py in
            let turn = atan2(py - y, px - x) / (2 * .pi) * Double(count) + turned
            return (abs(turn - turn.rounded()) - 0.25) * norm(px - x, py - y) * 2 * .pi / Double(count)
        }
    }

    /// A line along the edge.
    func outline(_ width: Double) -> Shape { Shape { abs(distance($0, $1)) - width / 2 } }

    /// The shape, larger by as much on all sides.
    func grown(_ by: Double) -> Shape { Shape { distance($0, $1) - by } }

    func joined(_ other: Shape) -> Shape { Shape { min(distance($0, $1), other.distance($0, $1)) } }

    func inside(_ other: Shape) -> Shape { Shape { max(distance($0, $1), other.distance($0, $1)) } }

    func moved(_ x: Double, _ y: Double) -> Shape { Shape { distance($0 - x, $1 - y) } }

    /// The shape turned around the origin, in turns clockwise.
    func turned(_ turns: Double) -> Shape {
        let (sine, cosine) = (sin(turns * 2 * .pi), cos(turns * 2 * .pi))
        return Shape { distance($0 * cosine + $1 * sine, $1 * cosine - $0 * sine) }
    }

    /// The shape and what a mirror along x = 0 shows of it.
    var mirrored: Shape { Shape { min(distance($0, $1), distance(-$0, $1)) } }
}

/// How far a point is from the origin. In a plane of this size nothing overflows, which is what `hypot` takes its time for.
func norm(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
