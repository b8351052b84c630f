import Expectations
import Testing

@testable import TerminalKit

struct PictureColorsTests {
    private let eight = PictureColors(.ansi8)

    @Test func `colours of the palette are taken as they are`() {
        let palette = TerminalPalette.ansi8.colors

        let pair = eight.pair(palette[1], palette[4], quarters: 2)

        expect(pair.foreground, is: 1)
        expect(pair.background, is: 4)
    }

    @Test func `a colour between two of the palette is mixed from them`() {
        let grey = RGBColor(0x6E6E6E)

        let pair = eight.pair(grey, grey, quarters: 2)

        expect(Set([pair.foreground, pair.background]), is: [0, 7])
    }

    @Test func `what two colours look like together counts for more than what each looks like`() {
        let pair = eight.pair(RGBColor(0x310F50), RGBColor(0x1C3E1A), quarters: 2)

        expect(pair.foreground, is: 0)
        expect(pair.background, is: 6)
    }

    @Test func `a colour that has the cell to itself is the nearest one, whatever the other is`() {
        let (blue, pale) = (RGBColor(0x7A7EE9), RGBColor(0xC0D2F3))

        expect(eight.pair(blue, pale, quarters: 4).foreground, is: 4)
        expect(eight.pair(pale, blue, quarters: 0).background, is: 4)
    }

    @Test func `a dark green is rather black than red`() {
        for quarters in 0...4 {
            let pair = eight.pair(RGBColor(0x0B4A2C), RGBColor(0x06331F), quarters: quarters)

            expect(pair.foreground, isNot: 1)
            expect(pair.background, isNot: 1)
        }
    }

    @Test func `black and white share a cell from that grey on which is worth their grain`() {
        let two = PictureColors(TerminalPalette([RGBColor(0x000000), RGBColor(0xFFFFFF)]))
        func places(_ grey: RGBColor) -> Set<Int> {
            let pair = two.pair(grey, grey, quarters: 2)
            return Set([pair.foreground, pair.background])
        }

        expect(places(RGBColor(0x343434)), is: [0])
        expect(places(RGBColor(0x383838)), is: [0, 1])
    }
}
