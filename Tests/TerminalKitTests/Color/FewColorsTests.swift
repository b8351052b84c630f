import Expectations
import Testing

@testable import TerminalKit

/// What colours become on terminals with eight or sixteen of them.
struct FewColorsTests {
    private static let depths: [ColorDepth] = [.indexed16, .indexed8]
    private static let black = RGBColor(0x000000)
    private static let white = RGBColor(0xFFFFFF)

    /// Lines, grounds and texts of dark and light themes: greys that lean to a hue.
    private static let greys: [UInt32] = [
        0x121319, 0x24262E, 0x363841, 0x4A4C57, 0x5C5F6C, 0x6F7078, 0x8A8B95, 0xA4A7B2, 0xB4B5BD, 0xD2D4DA, 0xE7E8EC,
    ]

    @Test(arguments: depths, greys)
    func `a grey has no hue, on black and on white, as text and as ground`(depth: ColorDepth, value: UInt32) {
        let few = FewColors(depth: depth)
        let color = RGBColor(value)

        let shown = [
            few.ground(for: color, isEmphasis: false), few.ground(for: color, isEmphasis: true),
            few.text(for: color, on: Self.black, themeRatio: 3).index,
            few.text(for: color, on: Self.white, themeRatio: 3).index,
        ]

        #expect(shown.allSatisfy { [0, 7, 8, 15].contains($0) }, "\(shown)")
    }

    @Test(arguments: depths, [0xFF7A1F, 0x5C1626, 0x1F5A48, 0xEFC3CC] as [UInt32])
    func `a ground that says nothing has no hue`(depth: ColorDepth, value: UInt32) {
        let index = FewColors(depth: depth).ground(for: RGBColor(value), isEmphasis: false)

        expect([0, 7, 8, 15], contains: index)
    }

    @Test(
        arguments: [
            (0xFF7A1F, 3), (0xB53A00, 3), (0xFF7D96, 1), (0xA8103F, 1), (0xB01E17, 1), (0x268026, 2), (0x4FC24F, 2),
            (0x2A6FBF, 4), (0x46C1A7, 2), (0xCD00CD, 5), (0x00CDCD, 6),
        ] as [(UInt32, Int)])
    func `a ground that says something keeps its hue, and orange is not red`(value: UInt32, index: Int) {
        let color = RGBColor(value)

        expect(FewColors(depth: .indexed8).ground(for: color, isEmphasis: true), is: index)
        expect(FewColors(depth: .indexed16).ground(for: color, isEmphasis: true) & 7, is: index)
    }

    @Test(arguments: [(0xCD0000, 1), (0xFF0000, 9), (0x00CD00, 2), (0x00FF00, 10)] as [(UInt32, Int)])
    func `a ground takes the nearer of the two that sixteen colours have of its hue`(value: UInt32, index: Int) {
        expect(FewColors(depth: .indexed16).ground(for: RGBColor(value), isEmphasis: true), is: index)
    }

    @Test func `blue on black and cyan on white are shown as the other, which can be seen`() {
        let few = FewColors(depth: .indexed8)

        expect(few.text(for: RGBColor(0x6AA9F0), on: Self.black, themeRatio: 8).index, is: 6)
        expect(few.text(for: RGBColor(0x00CDCD), on: Self.white, themeRatio: 2).index, is: 4)
    }

    @Test func `a hue that cannot be seen on its ground becomes black or white`() {
        let few = FewColors(depth: .indexed8)
        let lightGrey = RGBColor(0xE5E5E5)

        expect(few.text(for: RGBColor(0x1A701A), on: lightGrey, themeRatio: 5).index, is: 0)
        expect(few.text(for: RGBColor(0xFF7A1F), on: RGBColor(0x00CD00), themeRatio: 5).index, is: 0)
        expect(few.text(for: RGBColor(0xB01E17), on: lightGrey, themeRatio: 5).index, is: 1)
    }

    @Test(arguments: depths)
    func `text that a theme makes readable can be read on every ground there is`(depth: ColorDepth) {
        let few = FewColors(depth: depth)
        let palette = depth == .indexed8 ? TerminalPalette.ansi8 : .ansi16

        for ground in palette.colors {
            for value in Self.greys + [0xFF7A1F, 0xFF7D96, 0x4FC24F, 0x6AA9F0, 0xA8103F, 0x1A701A, 0x1F66B8] {
                let text = few.text(for: RGBColor(value), on: ground, themeRatio: 4.5)
                #expect(Contrast.ratio(palette.colors[text.index], ground) >= 2, "\(value) on \(ground.hex)")
            }
        }
    }

    @Test func `with eight colours what is faint is dim, with sixteen it is grey`() {
        let line = RGBColor(0x5C5F6C)

        expect(
            FewColors(depth: .indexed8).text(for: line, on: Self.black, themeRatio: 2.4),
            is: FewColors.Text(index: 7, isDim: true))
        expect(
            FewColors(depth: .indexed16).text(for: line, on: Self.black, themeRatio: 2.4),
            is: FewColors.Text(index: 8, isDim: false))
        #expect(!FewColors(depth: .indexed8).text(for: Self.white, on: Self.black, themeRatio: 21).isDim)
    }
}
