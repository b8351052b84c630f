import Foundation

/// Sevens, fruits, cards, wheels and stars.
extension PictureCanvas {
    /// A seven of gold.
    mutating func drawSeven() {
        lay(.everything, .around(0, 0.1, 1.4, 0xC4163A, 0x35051C))
        lay(.rays(0, 0.1, count: 14), .plain(0xFF6A4A), share: 0.35)
        let seven = Shape.polygon([
            (-0.62, -0.72), (0.66, -0.72), (0.66, -0.4), (0.16, 0.8), (-0.28, 0.8), (0.2, -0.32), (-0.36, -0.32),
            (-0.36, -0.18), (-0.62, -0.18),
        ])
        lay(seven.grown(0.14), .plain(0x3A0610))
        lay(seven.grown(0.06), .plain(0xFFF6D0))
        lay(seven, .down(0xFFE45A, 0xF08A12, from: -0.7, to: 0.8))
        lay(.star(0.72, 0.6, points: 4, outer: 0.25, inner: 0.06), .plain(0xFFFFFF))
    }

    /// Two cherries.
    mutating func drawCherries() {
        lay(.everything, .around(0, 0, 1.4, 0xFFF0B0, 0xF7A531))
        lay(.rays(0, 0, count: 12), .plain(0xFFFFFF), share: 0.3)
        lay(
            .line(-0.38, 0.3, 0.18, -0.72, width: 0.09).joined(.line(0.42, 0.4, 0.18, -0.72, width: 0.09)),
            .plain(0x4E7A1E))
        lay(
            Shape.ellipse(0, 0, 0.36, 0.16).turned(0.06).moved(0.5, -0.6),
            .down(0x7FD14A, 0x2E8A2A, from: -0.8, to: -0.4))
        for (x, y) in [(-0.4, 0.36), (0.44, 0.46)] {
            lay(.circle(x, y, 0.42), .plain(0x7A0618))
            lay(.circle(x, y, 0.37), .around(x - 0.12, y - 0.14, 0.55, 0xFF5A6A, 0xC40A26))
            lay(.ellipse(x - 0.14, y - 0.16, 0.1, 0.07), .plain(0xFFE3E6))
        }
    }

    /// An ace of hearts over an ace of spades.
    mutating func drawCards() {
        lay(.everything, .around(0, 0, 1.3, 0x1E9A5A, 0x06331F))
        lay(.rays(0, 0, count: 18), .plain(0x5FE0A0), share: 0.1)
        let card = Shape.box(0, 0, 0.4, 0.58, round: 0.08)
        func pip(_ shape: Shape, _ turns: Double, _ x: Double, _ y: Double) -> Shape { shape.turned(turns).moved(x, y) }
        let heart = Shape.circle(0.125, -0.08, 0.15).mirrored
            .joined(.polygon([(-0.265, -0.02), (0.265, -0.02), (0, 0.32)]))
        let spade = Shape.circle(0.12, 0.06, 0.14).mirrored
            .joined(.polygon([(-0.25, 0.02), (0.25, 0.02), (0, -0.3)]))
            .joined(.polygon([(0, 0), (0.12, 0.3), (-0.12, 0.3)]))
        for (turns, x, y, isRed) in [(-0.05, -0.36, 0, false), (0.05, 0.34, 0.06, true)] {
            lay(pip(card, turns, x + 0.04, y + 0.06), .plain(0x021A0F), share: 0.5, softness: 0.15)
            lay(pip(card, turns, x, y), .down(0xFFFFFF, 0xDDE4E8))
            lay(pip(isRed ? heart : spade, turns, x, y), .plain(isRed ? 0xE01F3A : 0x10161C))
        }
    }

    /// A wheel of fortune.
    mutating func drawWheel() {
        lay(.everything, .around(0, 0, 1.4, 0x5A1FA0, 0x16062E))
        lay(.rays(0, 0, count: 20), .plain(0xC08AFF), share: 0.15)
        lay(.circle(0, 0.04, 0.9), .plain(0x5A2F06))
        lay(.circle(0, 0.04, 0.86), .down(0xFFE27A, 0xC07A14))
        let colors: [UInt32] = [0xE8223F, 0xFFC727, 0x19A7E0, 0x2FBF5A, 0xE8223F, 0xFF8A1F, 0x19A7E0, 0x8A3FE0]
        for (index, color) in colors.enumerated() {
            let (start, end) = (Double(index) / 8, Double(index + 1) / 8)
            lay(.wedge(0, 0.04, 0.74, from: start, to: end), .plain(color))
        }
        lay(.circle(0, 0.04, 0.22), .plain(0x5A2F06))
        lay(.circle(0, 0.04, 0.17), .plain(0xFFF3C0))
        lay(.polygon([(-0.19, -1), (0.19, -1), (0, -0.6)]), .plain(0xFFFFFF))
    }

    /// A star that bursts.
    mutating func drawStarburst() {
        lay(.everything, .around(0, 0, 1.35, 0x7A2FE0, 0x0A0424))
        lay(.rays(0, 0, count: 12, turned: 0.5), .plain(0xFF5AD8), share: 0.35)
        for (x, y, color) in [
            (-0.72, -0.7, 0x3FE0FF), (0.74, -0.66, 0xFFD23F), (-0.74, 0.7, 0x6AFF8A), (0.7, 0.72, 0xFF7A4A),
        ] as [(Double, Double, UInt32)] {
            lay(.star(x, y, points: 4, outer: 0.24, inner: 0.1), .plain(color))
        }
        let star = Shape.star(0, 0, points: 8, outer: 0.84, inner: 0.4)
        lay(star.grown(0.08), .plain(0xFFFFFF), share: 0.4, softness: 0.25)
        lay(star, .around(0, 0, 0.85, 0xFFFFFF, 0xFFB81F))
        lay(.star(0, 0, points: 8, outer: 0.46, inner: 0.22, turned: 0.39), .plain(0xFF5A1F))
        lay(.circle(0, 0, 0.19), .plain(0xFFF7D0))
    }

    /// A lollipop and sweets.
    mutating func drawSweets() {
        lay(.everything, .down(0xFF9AD0, 0xB8E8FF))
        lay(.ellipse(-0.6, -0.72, 0.5, 0.2), .plain(0xFFFFFF), share: 0.7)
        lay(.ellipse(0.72, -0.5, 0.4, 0.16), .plain(0xFFFFFF), share: 0.7)
        lay(.line(0, 0.1, 0, 1.1, width: 0.13), .plain(0xFFFFFF))
        lay(.circle(0, -0.12, 0.6), .plain(0x8A0F4A))
        lay(.circle(0, -0.12, 0.54), .plain(0xFFF2F8))
        let swirl = Shape { x, y in
            let (dx, dy) = (x, y + 0.12)
            let turn = atan2(dy, dx) / (2 * .pi) * 3 + norm(dx, dy) * 1.6
            return (abs(turn - turn.rounded()) - 0.25) * 0.6
        }
        lay(swirl.inside(.circle(0, -0.12, 0.54)), .plain(0xF0308A))
        for (x, y, color) in [(-0.68, 0.66, 0x6A3FE0), (0.66, 0.66, 0x2FBF5A)] as [(Double, Double, UInt32)] {
            lay(.polygon([(x - 0.34, y - 0.17), (x, y), (x - 0.34, y + 0.17)]), .plain(color))
            lay(.polygon([(x + 0.34, y - 0.17), (x, y), (x + 0.34, y + 0.17)]), .plain(color))
            lay(.circle(x, y, 0.2), .plain(color))
            lay(.circle(x - 0.05, y - 0.06, 0.07), .plain(0xFFFFFF))
        }
    }
}
