/// Pictures by which a person sees whether a terminal shows what it should.
package enum SampleSheet {
    /// Columns that every picture keeps within.
    private static let width = 60

    /// Two rows: all hues, and all greys.
    package static var colors: Surface {
        var surface = Surface(size: Size(width: width, height: 2))
        for x in 0..<width {
            let share = Double(x) / Double(width - 1)
            let grey = UInt8((share * 255).rounded())
            surface[x, 0] = ground(hue(share))
            surface[x, 1] = ground(RGBColor(red: grey, green: grey, blue: grey))
        }
        return surface
    }

    /// One row: a word in each attribute.
    package static var attributes: Surface {
        let words: [(String, TextAttributes)] = [
            ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline), ("reverse", .reverse),
            ("strikethrough", .strikethrough),
        ]
        var surface = Surface(size: Size(width: width, height: 1))
        var x = 0
        for (word, attributes) in words {
            for character in word {
                surface[x, 0] = Cell(cluster: Cluster(character), attributes: attributes)
                x += 1
            }
            x += 2
        }
        return surface
    }

    /// Three rows: the borders.
    package static func borders(_ glyphs: Glyphs) -> [String] {
        let boxes = [glyphs.light, glyphs.heavy, glyphs.broken].map { border in
            func row(_ left: Unicode.Scalar, _ middle: Unicode.Scalar, _ right: Unicode.Scalar) -> String {
                "\(left)\(String(repeating: String(middle), count: 6))\(right)"
            }
            return [
                row(border.topLeft, border.horizontal, border.topRight), row(border.vertical, " ", border.vertical),
                row(border.bottomLeft, border.horizontal, border.bottomRight),
            ]
        }
        return (0..<3).map { row in boxes.map { $0[row] }.joined(separator: "  ") }
    }

    /// One row: the vocabulary of marks.
    package static func marks(_ glyphs: Glyphs) -> String {
        let marks = [
            glyphs.selected, glyphs.error, glyphs.warning, glyphs.live, glyphs.oddsUp, glyphs.oddsDown, glyphs.boosted,
            glyphs.locked, glyphs.favorite, glyphs.notFavorite, glyphs.expanded, glyphs.collapsed, glyphs.moreLeft,
            glyphs.moreRight, glyphs.checked, glyphs.unchecked, glyphs.radioOn, glyphs.radioOff, glyphs.ellipsis,
        ]
        return marks.map(\.string).joined(separator: " ")
    }

    /// Two rows whose last bars stand below each other where terminal and program agree on widths.
    package static func widths(_ glyphs: Glyphs) -> [String] {
        let text: DisplayText = glyphs.isASCII ? "abcdefghijkl" : "日本한국 ⚽é🎰"
        return ["|\(text.string)|", "|\(String(repeating: ".", count: text.width))|"]
    }

    private static func ground(_ color: RGBColor) -> Cell {
        Cell(cluster: .space, background: .rgb(color))
    }

    /// A full, bright colour from red (0) round to red (1).
    private static func hue(_ share: Double) -> RGBColor {
        func channel(_ center: Double) -> UInt8 {
            let distance = abs((share - center + 1.5).truncatingRemainder(dividingBy: 1) - 0.5)
            return UInt8((min(1, max(0, 2 - 6 * distance)) * 255).rounded())
        }
        return RGBColor(red: channel(0), green: channel(1.0 / 3), blue: channel(2.0 / 3))
    }
}
