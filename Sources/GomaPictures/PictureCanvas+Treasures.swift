import Foundation

/// Gems, gold and what is old.
extension PictureCanvas {
    /// A cut stone.
    mutating func drawGem() {
        lay(.everything, .around(0, 0, 1.3, 0x3A2A8C, 0x0B0830))
        lay(.rays(0, 0, count: 12, turned: 0.25), .plain(0x7B6CFF), share: 0.22)
        let top = -0.55
        let belt = -0.15
        let outer = Shape.polygon([(-0.45, top), (0.45, top), (0.82, belt), (0, 0.8), (-0.82, belt)])
        lay(outer.grown(0.08), .plain(0xE8FBFF), share: 0.35, softness: 0.2)
        lay(outer, .plain(0x19B5E8))
        lay(.polygon([(-0.45, top), (-0.25, belt), (-0.82, belt)]), .plain(0x7FE9FF))
        lay(.polygon([(-0.45, top), (0, top), (-0.25, belt)]), .plain(0xC9F8FF))
        lay(.polygon([(0, top), (0.25, belt), (-0.25, belt)]), .plain(0x5FD8FA))
        lay(.polygon([(0, top), (0.45, top), (0.25, belt)]), .plain(0x2FC1F0))
        lay(.polygon([(0.45, top), (0.82, belt), (0.25, belt)]), .plain(0x1690CC))
        lay(.polygon([(-0.82, belt), (-0.25, belt), (0, 0.8)]), .plain(0x35C9F2))
        lay(.polygon([(-0.25, belt), (0.25, belt), (0, 0.8)]), .plain(0x9CF0FF))
        lay(.polygon([(0.25, belt), (0.82, belt), (0, 0.8)]), .plain(0x0E6FB0))
        lay(.star(-0.62, -0.66, points: 4, outer: 0.27, inner: 0.06), .plain(0xFFFFFF))
        lay(.star(0.68, 0.52, points: 4, outer: 0.2, inner: 0.05), .plain(0xFFFFFF))
    }

    /// Pyramids under the sun.
    mutating func drawPyramids() {
        lay(.everything, .down(0xE2492F, 0xFFC65C, to: 0.5))
        lay(.rays(0.1, -0.25, count: 14), .plain(0xFFE08A), share: 0.3)
        lay(.circle(0.1, -0.25, 0.42), .around(0.1, -0.25, 0.42, 0xFFFBE0, 0xFFE066))
        lay(.polygon([(-1.5, 0.75), (-0.55, -0.15), (0.35, 0.75)]), .plain(0xB4541F))
        lay(.polygon([(-0.55, -0.15), (0.35, 0.75), (-0.3, 0.75)]), .plain(0x6E2A12))
        lay(.polygon([(-0.35, 0.78), (0.5, -0.05), (1.4, 0.78)]), .plain(0xF2A23A))
        lay(.polygon([(0.5, -0.05), (1.4, 0.78), (0.72, 0.78)]), .plain(0x9A4A17))
        lay(.box(0, 1, 1.2, 0.28), .down(0xE8A04A, 0x8A4516, from: 0.7, to: 1))
    }

    /// A book of gold.
    mutating func drawBook() {
        lay(.everything, .around(0, 0, 1.3, 0x8A5A1C, 0x1C0D05))
        lay(.rays(0, 0, count: 10), .plain(0xFFC24A), share: 0.18)
        lay(.box(0.06, 0.06, 0.62, 0.8, round: 0.08), .plain(0x150A04), share: 0.6, softness: 0.15)
        lay(.box(0.04, 0, 0.6, 0.78, round: 0.06), .plain(0xF6E7BE))
        lay(.box(-0.02, 0, 0.6, 0.78, round: 0.06), .down(0xE9A92E, 0xA05C12))
        lay(Shape.box(-0.02, 0, 0.5, 0.67, round: 0.04).outline(0.06), .plain(0xFFE69A))
        lay(.box(-0.55, 0, 0.08, 0.78), .plain(0x6E3A0C))
        let ankh = Shape.ellipse(0.02, -0.22, 0.16, 0.2).outline(0.12)
            .joined(.line(0.02, 0, 0.02, 0.45, width: 0.14)).joined(.line(-0.22, 0.1, 0.26, 0.1, width: 0.14))
        lay(ankh.grown(0.05), .plain(0x5A2A06))
        lay(ankh, .plain(0x58E0C8))
    }

    /// A mask of gold in the jungle.
    mutating func drawMask() {
        lay(.everything, .down(0x0E4A37, 0x04190F))
        for (turn, x, y) in [(0.08, -0.85, -0.5), (-0.08, 0.85, -0.55), (0.2, -0.85, 0.55), (-0.2, 0.85, 0.6)] {
            lay(Shape.ellipse(0, 0, 0.5, 0.15).turned(turn).moved(x, y), .plain(0x2E9A4F))
        }
        let face = Shape.box(0, 0.02, 0.6, 0.82, round: 0.25)
        lay(face.grown(0.08), .plain(0x3A2205))
        lay(face, .down(0xFFD766, 0xB9741A))
        lay(.box(0, -0.62, 0.6, 0.12), .plain(0x2FA7A0))
        for x in [-0.36, 0, 0.36] { lay(.circle(x, -0.62, 0.08), .plain(0xF04A3A)) }
        let eyes = Shape.box(0.29, -0.2, 0.19, 0.14, round: 0.05).mirrored
        lay(eyes, .plain(0x4A2A06))
        lay(Shape.circle(0.29, -0.2, 0.09).mirrored, .plain(0x7FFFE0))
        lay(.polygon([(-0.1, -0.05), (0.1, -0.05), (0.2, 0.26), (-0.2, 0.26)]), .plain(0x8F5510))
        lay(.box(0, 0.54, 0.38, 0.15, round: 0.05), .plain(0x4A2A06))
        for x in [-0.25, -0.085, 0.085, 0.25] { lay(.box(x, 0.54, 0.06, 0.1), .plain(0xFFF3C4)) }
    }

    /// Coins under a laurel.
    mutating func drawCoins() {
        lay(.everything, .down(0x1C3A86, 0x6FA4E8))
        lay(.rays(0, -0.2, count: 16), .plain(0xDDEBFF), share: 0.2)
        for (x, y) in [(-0.6, 0.72), (0.6, 0.72), (0, 0.8)] { drawCoin(x, y, 0.3) }
        drawCoin(0, -0.08, 0.66)
        lay(.star(0, -0.08, points: 5, outer: 0.42, inner: 0.18), .plain(0x9A5A08))
        lay(.star(0, -0.1, points: 5, outer: 0.36, inner: 0.15), .plain(0xFFF4C0))
    }

    private mutating func drawCoin(_ x: Double, _ y: Double, _ radius: Double) {
        lay(.circle(x, y, radius), .plain(0x8A4E08))
        lay(.circle(x, y - radius * 0.05, radius * 0.92), .down(0xFFE98A, 0xE89A1C, from: y - radius, to: y + radius))
        lay(Shape.circle(x, y - radius * 0.05, radius * 0.74).outline(radius * 0.09), .plain(0xB56E0E))
    }

    /// A dragon's eye between scales, over flames.
    mutating func drawDragon() {
        lay(.everything, .down(0x1E8A4A, 0x06301E))
        for row in -4...3 {
            for column in -4...4 {
                let x = Double(column) * 0.34 + (row.isMultiple(of: 2) ? 0 : 0.17)
                lay(Shape.circle(x, Double(row) * 0.26, 0.2).outline(0.05), .plain(0x0B4A2C), share: 0.8)
            }
        }
        let eye = Shape.circle(0, 0.46, 0.88).inside(.circle(0, -0.54, 0.88))
        lay(eye.grown(0.16), .plain(0x04180E))
        lay(eye, .around(0, -0.04, 0.8, 0xFFF27A, 0xF08A12))
        lay(Shape.ellipse(0, -0.04, 0.13, 0.4).inside(eye), .plain(0x140606))
        lay(.circle(-0.24, -0.16, 0.08), .plain(0xFFFFFF))
        let brow = Shape.polygon([(0.1, -0.34), (0.5, -0.86), (0.96, -0.98), (0.98, -0.3), (0.62, -0.12)]).mirrored
        lay(brow, .down(0x5FE08A, 0x167A40, from: -0.9, to: -0.1))
        let flames = Shape { x, y in 0.95 - 0.42 * abs(sin(x * 5.2 + 0.5)) - y }
        lay(flames, .down(0xFF5A1A, 0xE0260F, from: 0.5, to: 1))
        lay(flames.moved(0.05, 0.2), .plain(0xFFD23F))
    }

    /// A lion like the sun.
    mutating func drawLion() {
        lay(.everything, .down(0x7A1F4B, 0xF2793A))
        lay(.star(0, 0.02, points: 14, outer: 0.98, inner: 0.72), .plain(0x8A2F0C))
        lay(.star(0, 0.02, points: 14, outer: 0.86, inner: 0.66, turned: 0.22), .plain(0xD9601A))
        lay(Shape.circle(0.42, -0.42, 0.17).mirrored, .plain(0xE8963A))
        lay(.ellipse(0, 0.06, 0.56, 0.6), .down(0xFFD57A, 0xF0A040, from: -0.5, to: 0.6))
        lay(Shape.ellipse(0.23, -0.1, 0.1, 0.12).mirrored, .plain(0x2A1206))
        lay(Shape.circle(0.2, -0.14, 0.04).mirrored, .plain(0xFFFFFF))
        lay(Shape.circle(0.14, 0.34, 0.18).mirrored, .plain(0xFFF0D0))
        lay(.polygon([(-0.17, 0.1), (0.17, 0.1), (0, 0.3)]), .plain(0x6A2410))
        lay(.line(0, 0.28, 0, 0.42, width: 0.05), .plain(0x6A2410))
    }

    /// Eyes in the deep.
    mutating func drawBeast() {
        lay(.everything, .down(0x0F7C8C, 0x03101E))
        for (x, y, radius) in [(-0.7, -0.6, 0.09), (0.62, -0.72, 0.12), (0.8, -0.3, 0.06), (-0.5, -0.82, 0.05)] {
            lay(Shape.circle(x, y, radius).outline(0.05), .plain(0x9CEBF0), share: 0.8)
        }
        let body = Shape.circle(0, 0.62, 0.82).joined(.ellipse(0, 0.1, 0.62, 0.5))
        lay(body, .down(0x6A3FA8, 0x1E0E42, from: -0.4, to: 0.9))
        let horn = Shape.polygon([(0.32, -0.24), (0.72, -0.72), (0.62, -0.02)]).mirrored
        lay(horn, .plain(0xE8D8B0))
        lay(Shape.ellipse(0.28, 0.04, 0.21, 0.19).mirrored, .plain(0xF8FF7A))
        lay(Shape.ellipse(0.25, 0.06, 0.07, 0.15).mirrored, .plain(0x1A0A2E))
        lay(.ellipse(0, 0.58, 0.5, 0.24), .plain(0x12041F))
        for x in [-0.34, -0.12, 0.12, 0.34] {
            lay(.polygon([(x - 0.1, 0.38), (x + 0.1, 0.38), (x, 0.6)]), .plain(0xFFFFFF))
        }
    }
}
