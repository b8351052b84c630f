import Foundation

/// Balls and planes.
extension PictureCanvas {
    /// A ball in the net of a goal.
    mutating func drawGoal() {
        lay(.everything, .down(0x0B3B6F, 0x2B9CD8, to: 0.4))
        lay(.box(0, 0.95, 1.2, 0.35), .down(0x57C84D, 0x1F7A2E, from: 0.6, to: 1))
        for step in stride(from: -0.6, through: 0.6, by: 0.3) {
            lay(.line(step, -0.7, step * 1.1, 0.6, width: 0.03), .plain(0xCDE9F7), share: 0.55)
            lay(.line(-0.78, step - 0.05, 0.78, step - 0.05, width: 0.03), .plain(0xCDE9F7), share: 0.55)
        }
        let frame = Shape.line(-0.8, 0.65, -0.8, -0.75, width: 0.13)
            .joined(.line(0.8, 0.65, 0.8, -0.75, width: 0.13)).joined(.line(-0.8, -0.75, 0.8, -0.75, width: 0.13))
        lay(frame, .plain(0xFFFFFF))
        drawBall(0, 0.2, 0.5)
    }

    /// A football in the colours of a carnival.
    mutating func drawSamba() {
        lay(.everything, .plain(0xFFC21A))
        lay(.rays(0, 0.1, count: 9), .plain(0x12964A))
        lay(.circle(0, 0.1, 0.78), .around(0, 0.1, 0.78, 0xFFF2A8, 0xF7931E))
        drawBall(0, 0.1, 0.58)
        for (x, y, color) in [
            (-0.75, -0.7, 0xE4207B), (0.7, -0.75, 0x2A6FE8), (-0.82, 0.72, 0x2A6FE8), (0.8, 0.74, 0xE4207B),
        ] as [(Double, Double, UInt32)] {
            lay(.star(x, y, points: 5, outer: 0.24, inner: 0.11), .plain(color))
        }
    }

    private mutating func drawBall(_ x: Double, _ y: Double, _ radius: Double) {
        let ball = Shape.circle(x, y, radius)
        lay(ball.moved(0.04, 0.07), .plain(0x06263D), share: 0.4, softness: 0.14)
        lay(ball, .around(x - radius * 0.35, y - radius * 0.4, radius * 1.5, 0xFFFFFF, 0xA9B6C4))
        let patch = Shape.star(x, y, points: 5, outer: radius * 0.38, inner: radius * 0.307)
        lay(patch, .plain(0x1B2430))
        for index in 0..<5 {
            let angle = Double(index) * 2 * .pi / 5 - .pi / 2
            let (dx, dy) = (cos(angle), sin(angle))
            let seam = Shape.line(
                x + dx * radius * 0.35, y + dy * radius * 0.35, x + dx * radius * 0.75, y + dy * radius * 0.75,
                width: radius * 0.08)
            lay(seam, .plain(0x1B2430))
            let edge = Shape.circle(x + dx * radius, y + dy * radius, radius * 0.33)
            lay(edge.inside(ball), .plain(0x1B2430))
        }
    }

    /// A red plane that climbs, and its trail.
    mutating func drawPlane() {
        lay(.everything, .around(0.2, -0.2, 1.7, 0x2E2A6E, 0x070616))
        lay(.rays(-1, 1, count: 26), .plain(0x8A7BFF), share: 0.12)
        let trail = Shape { x, y in
            let height = 0.92 - 0.95 * pow(max(0, (x + 1) / 1.15), 1.8)
            return max(abs(height - y) - 0.05 - 0.05 * (x + 1), x + 0.02)
        }
        lay(trail, .plain(0xFF9A2E))
        let body = Shape.polygon([(0.86, 0), (0.6, 0.13), (-0.62, 0.12), (-0.7, 0), (-0.62, -0.12), (0.6, -0.13)])
        let wing = Shape.polygon([(0.28, 0), (-0.3, 0.78), (-0.52, 0.78), (-0.22, 0)])
        let tail = Shape.polygon([(-0.42, 0), (-0.72, 0.36), (-0.86, 0.36), (-0.7, 0)])
        func upwards(_ shape: Shape) -> Shape {
            Shape { shape.distance($0, abs($1)) }.turned(-0.11).moved(0.2, -0.2)
        }
        let plane = upwards(body.joined(wing).joined(tail))
        lay(plane.grown(0.07), .plain(0x3A0614))
        lay(plane, .down(0xFF5A72, 0xE00B36, from: -0.8, to: 0.5))
        lay(upwards(.line(-0.5, 0, 0.55, 0, width: 0.1)), .plain(0xFFD0D8))
        lay(upwards(.ellipse(0.52, 0, 0.13, 0.07)), .plain(0xFFFFFF))
    }

    /// A fish that leaps out of the water.
    mutating func drawFish() {
        lay(.everything, .down(0xFFD36B, 0xF2784B, to: 0.3))
        lay(.circle(0.55, -0.5, 0.3), .plain(0xFFF4C4))
        let sea = Shape { x, y in 0.34 + 0.06 * sin(x * 9) - y }
        lay(sea, .down(0x1FA3C4, 0x0B3A66, from: 0.3, to: 1))
        lay(Shape { x, y in abs(0.62 + 0.05 * sin(x * 8 + 1) - y) - 0.03 }, .plain(0x7FE0EE), share: 0.6)
        let body = Shape.ellipse(0, 0, 0.62, 0.33)
        let tail = Shape.polygon([(-0.45, 0), (-0.95, -0.36), (-0.82, 0), (-0.95, 0.36)])
        let fin = Shape.polygon([(-0.25, -0.22), (0.1, -0.58), (0.28, -0.22)])
        let fish = body.joined(tail).joined(fin).turned(-0.08).moved(0.05, 0)
        lay(fish.grown(0.06), .plain(0x123A2A))
        lay(fish, .down(0x3FA35B, 0xE8F2B8, from: -0.35, to: 0.4))
        lay(Shape.circle(0.36, -0.08, 0.11).turned(-0.08).moved(0.05, 0), .plain(0xFFFFFF))
        lay(Shape.circle(0.39, -0.08, 0.06).turned(-0.08).moved(0.05, 0), .plain(0x10202A))
        for (x, y) in [(-0.6, 0.3), (0.72, 0.28), (-0.8, 0.12), (0.86, 0.1)] {
            lay(.circle(x, y, 0.06), .plain(0xC9F4FA))
        }
    }
}
