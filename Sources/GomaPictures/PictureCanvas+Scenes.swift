import Foundation

/// Scenes made up for names of which no picture has been drawn. What matters lies in the middle, as wide places show no more.
extension PictureCanvas {
    /// Colours that go together, from the sky down.
    private struct Palette {
        let top, horizon, disc, far, middle, near: UInt32
    }

    private static let palettes = [
        Palette(
            top: 0x2B2D6E, horizon: 0xF08A5D, disc: 0xFFE0A3, far: 0x8E4A7B, middle: 0x5B2F63, near: 0x2E1B45),
        Palette(
            top: 0x3E8ED0, horizon: 0xCDEBFA, disc: 0xFFF3C4, far: 0x7FB8A4, middle: 0x3F8F6B, near: 0x1F5C49),
        Palette(
            top: 0x0E1B3C, horizon: 0x3D5A98, disc: 0xF3F1E3, far: 0x2C3F73, middle: 0x1D2B55, near: 0x101936),
        Palette(
            top: 0xE9724C, horizon: 0xFFD9A0, disc: 0xFFFFFF, far: 0xC9593F, middle: 0x963B36, near: 0x5B2430),
        Palette(
            top: 0x0F4C5C, horizon: 0x9AD1C9, disc: 0xFFE8B8, far: 0x2F7F79, middle: 0x1B5E63, near: 0x0B3A44),
        Palette(
            top: 0x5A3E9B, horizon: 0xF2A6C2, disc: 0xFFF0D9, far: 0x8655A6, middle: 0x5F3A86, near: 0x382360),
    ]

    /// The same for the same name, always. Names that differ only in a number at their end are moments of one scene, with
    /// the sun on its way across.
    mutating func drawScene(named name: String) {
        let number = name.split(separator: "-").last.flatMap { Int($0) }
        let scene = number == nil ? name : name.split(separator: "-").dropLast().joined(separator: "-")
        let seed = scene.unicodeScalars.reduce(into: UInt32(2_166_136_261)) { $0 = ($0 ^ $1.value) &* 16_777_619 }
        let palette = Self.palettes[Int(seed >> 8) % Self.palettes.count]
        let turn = Double(seed >> 16 & 0xFF) / 255
        let sun = number.map { Double(($0 - 1) % 8) / 7 } ?? turn
        if ["stadium", "sport", "banner", "match"].contains(where: scene.contains) {
            drawStadium()
        } else if ["casino", "vip", "night"].contains(where: scene.contains) {
            drawCity(palette, turn, sun)
        } else {
            drawHills(palette, turn, sun)
        }
    }

    /// - Parameter sun: how far it has come, 0…1.
    private mutating func drawSky(_ palette: Palette, _ sun: Double) {
        let x = (sun - 0.5) * 1.1
        lay(.everything, .down(palette.top, palette.horizon, from: -0.6, to: 0.35))
        lay(.circle(x, -0.12, 0.42), .plain(palette.disc), share: 0.35, softness: 0.5)
        lay(.circle(x, -0.12, 0.2), .plain(palette.disc))
    }

    /// A sun over three rows of hills.
    private mutating func drawHills(_ palette: Palette, _ turn: Double, _ sun: Double) {
        drawSky(palette, sun)
        let rows = [
            (palette.far, 0.08, 0.13, 2.3), (palette.middle, 0.24, 0.1, 3.1), (palette.near, 0.42, 0.08, 4.3),
        ]
        for (index, (color, height, swing, waves)) in rows.enumerated() {
            let phase = (turn + Double(index) * 0.37) * 2 * .pi
            lay(
                Shape { x, y in height - swing * (sin(x * waves + phase) + 0.4 * sin(x * waves * 2.3 + phase)) - y },
                .plain(color))
        }
    }

    /// Towers with lit windows.
    private mutating func drawCity(_ palette: Palette, _ turn: Double, _ sun: Double) {
        drawSky(palette, sun)
        for index in 0..<9 {
            let x = -1 + (Double(index) + 0.5) * 2 / 9
            let top = 0.12 + 0.3 * sin(Double(index) * 2.4 + turn * 6)
            lay(.box(x, top + 1, 0.12, 1), .plain(index.isMultiple(of: 2) ? palette.near : palette.middle))
            for row in 0..<4 where (index * 3 + row * 5) % 4 != 0 {
                let y = top + 0.12 + Double(row) * 0.16
                lay(.box(x - 0.045, y, 0.025, 0.035).joined(.box(x + 0.045, y, 0.025, 0.035)), .plain(0xFFD98A))
            }
        }
    }

    /// A pitch under floodlights.
    private mutating func drawStadium() {
        lay(.everything, .down(0x0B1530, 0x27467F, from: -1, to: 0.1))
        let stands = [(-1.1, -0.12), (-0.4, 0.06), (0.4, 0.06), (1.1, -0.12), (1.1, 0.5), (-1.1, 0.5)]
        lay(.polygon(stands.map { ($0.0, $0.1) }), .plain(0x1A2440))
        for x in stride(from: -0.95, through: 0.95, by: 0.19) {
            lay(.circle(x, 0.14, 0.022), .plain(0x8FA3CF), share: 0.7)
            lay(.circle(x + 0.09, 0.08, 0.022), .plain(0xC9D4EE), share: 0.5)
        }
        lay(.polygon([(-0.8, 0.2), (0.8, 0.2), (1.6, 1.1), (-1.6, 1.1)]), .down(0x3FAE4D, 0x1C7A34, from: 0.2, to: 1))
        lay(.ellipse(0, 0.42, 0.34, 0.1).outline(0.03), .plain(0xE9F6EA), share: 0.9)
        lay(.line(0, 0.2, 0, 1.1, width: 0.03), .plain(0xE9F6EA), share: 0.9)
        for x in [-0.78, 0.78] {
            lay(.line(x, -0.35, x, 0.15, width: 0.04), .plain(0x56617F))
            lay(.circle(x, -0.36, 0.34), .plain(0xFFF6D6), share: 0.45, softness: 0.55)
            lay(.box(x, -0.36, 0.15, 0.06), .plain(0xFFFDF2))
        }
    }
}
