import Expectations
import Testing

@testable import TerminalKit

/// Colours at the ends of their ranges, between two others, and equally near to both.
@Suite struct ColorEdgeTests {
    private static let (base, over) = (ColorRole(number: 0), ColorRole(number: 255))

    @Test(
        arguments: [
            (0.0, 0.0), (-0.001, 0), (-1, 0), (-.infinity, 0), (.nan, 0), (0.0078, 0), (0.0079, 1.0 / 64),
            (1.0 / 64, 1.0 / 64),
            (0.5, 0.5), (63.0 / 64, 63.0 / 64), (0.993, 1), (1, 1), (1.001, 1), (1e300, 1), (.infinity, 1),
        ] as [(Double, Double)])
    func `a share is one of 65 steps from none to all`(share: Double, kept: Double) {
        let reference = ColorReference.blend(Self.over, share: share, on: Self.base)

        expect(reference.kind, is: .blend(base: Self.base, over: Self.over, share: kept))
    }

    @Test func `every reference says what it was made of`() {
        for value: UInt8 in [0, 1, 127, 128, 255] {
            let role = ColorRole(number: value)
            expect(ColorReference.role(role).kind, is: .role(role))
            let color = RGBColor(red: value, green: 255 - value, blue: value / 2)
            expect(ColorReference.rgb(color).kind, is: .rgb(color))
            let other = ColorRole(number: 255 - value)
            expect(
                ColorReference.blend(role, share: 1, on: other).kind, is: .blend(base: other, over: role, share: 1))
        }
        expect(ColorReference.terminalDefault.kind, is: .terminalDefault)
        expect([.role(ColorRole(number: 0)), .rgb(RGBColor(0))], lacks: ColorReference.terminalDefault)
    }

    @Test(
        arguments: [(0.0, 10, 0x0A141E), (1, 200, 0xC8643C), (0.5, 105, 0x693C2D), (0.25, 58, 0x3A2826)]
            as [(Double, Int, UInt32)])
    func `a mixture lies between its colours, channel by channel`(share: Double, red: Int, mixed: UInt32) {
        let (over, base) = (RGBColor(0xC8643C), RGBColor(0x0A141E))

        expect(over.mixed(share: share, over: base), is: RGBColor(mixed))
        expect(Int(over.mixed(share: share, over: base).red), is: red)
    }

    @Test func `of colours that are equally near the first is taken`() {
        let (red, grey) = (RGBColor(0xFF0000), RGBColor(0x808080))
        let palette = TerminalPalette([grey, red, red, grey])

        expect(palette.nearestIndex(to: red), is: 1)
        expect(palette.nearestIndex(to: RGBColor(0xF80000)), is: 1)
        expect(palette.nearestIndex(to: grey), is: 0)
    }

    @Test func `where a palette has no colour of a kind, the first stands in`() {
        expect(TerminalPalette([RGBColor(0x808080)]).nearestIndex(to: RGBColor(0xFF0000)), is: 0)
        expect(TerminalPalette([RGBColor(0xFF0000)]).nearestIndex(to: RGBColor(0x808080)), is: 0)
    }

    /// Where a row of values changes, as the first place of each.
    private static func changes(_ values: [Int]) -> [[Int]] {
        values.indices.filter { $0 == 0 || values[$0] != values[$0 - 1] }.map { [$0, values[$0]] }
    }

    private static let greys = (0...255).map { RGBColor(UInt32($0) * 0x01_0101) }

    @Test(
        arguments: [
            (ColorDepth.indexed16, [[0, 0], [86, 8], [159, 7], [203, 15]]), (.indexed8, [[0, 0], [100, 7]]),
        ] as [(ColorDepth, [[Int]])])
    func `a ground of grey becomes a lighter one of few at one level each`(depth: ColorDepth, steps: [[Int]]) {
        let few = FewColors(depth: depth)

        for isEmphasis in [false, true] {
            expect(Self.changes(Self.greys.map { few.ground(for: $0, isEmphasis: isEmphasis) }), is: steps)
        }
    }

    @Test func `black or white stands out from each grey, whichever does more`() {
        for (depth, white) in [(ColorDepth.indexed16, 15), (.indexed8, 7)] {
            let few = FewColors(depth: depth)
            let found = Self.changes(Self.greys.map(few.strongest))

            expect(found.map { $0[1] }, is: [white, 0])
            let colors = [TerminalPalette.ansi16.colors[white], TerminalPalette.ansi16.colors[0]]
            for level in [found[1][0] - 1, found[1][0]] {
                let ratios = colors.map { Contrast.ratio($0, Self.greys[level]) }
                expect((ratios[0] > ratios[1]), is: (level < found[1][0]))
            }
        }
    }

    @Test(
        arguments: [(-0.1, 0), (0, 0), (0.0031308, 10), (0.0031309, 10), (0.5, 188), (1, 255), (1.1, 255)]
            as [(Double, UInt8)])
    func `light becomes a channel, and what is too much or too little the nearest`(light: Double, channel: UInt8) {
        let color = LinearRGB(red: light, green: light, blue: light).encoded

        expect(color, is: RGBColor(red: channel, green: channel, blue: channel))
    }

    @Test func `every channel comes back from its light`() {
        for grey in Self.greys { expect(LinearRGB(grey).encoded, is: grey) }
    }

    @Test(arguments: [0, 1, 2, 3, 4])
    func `of two colours that share a cell each is itself where it fills it, and they are told apart between`(
        quarters: Int
    ) {
        let colors = PictureColors(.ansi16)
        let (red, white) = (RGBColor(0xFF0000), RGBColor(0xFFFFFF))

        let pair = colors.pair(red, white, quarters: quarters)

        expect(pair.foreground, is: 9)
        expect(pair.background, is: 15)
    }

    /// Colours in which one role alone has a colour.
    private struct OneColor: ColorResolver {
        let known: ColorRole

        func color(of role: ColorRole) -> RGBColor? { role == known ? RGBColor(0x336699) : nil }
        func isEmphasis(_ role: ColorRole) -> Bool { false }
    }

    @Test func `of a mixture with a colour that nobody knows the greater share shows`() {
        let (less, half) = (0.49, 0.5)
        func color(_ share: Double, known: ColorRole) -> RGBColor? {
            OneColor(known: known).color(of: .blend(Self.over, share: share, on: Self.base))
        }

        expect(color(less, known: Self.base), is: RGBColor(0x336699))
        expect(color(half, known: Self.base), is: nil)
        expect(color(less, known: Self.over), is: nil)
        expect(color(half, known: Self.over), is: RGBColor(0x336699))
    }
}
