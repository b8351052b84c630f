import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct NcursesColorPairsTests {
    @Test(
        arguments: [
            (ColorDepth.indexed256, Int32(7), Int32(7)), (.indexed256, 16, 0x01_0101), (.indexed256, 196, 0xFF0000),
            (.indexed16, 8, 0x7F7F7F),
            (.indexed16, 9, 0xFF0000), (.indexed8, 3, 3), (.indexed256, -1, -1), (.direct, 0x123456, 0x123456),
        ])
    func `a palette's colours are written out where colour numbers are colours`(
        depth: ColorDepth, number: Int32, written: Int32
    ) {
        let pairs = NcursesColorPairs(limit: 63, hasDefaultColors: true, depth: depth, isDirect: true)

        expect(pairs.terminalNumber(number), is: written)
    }

    @Test(arguments: [(0, 0x01_0101), (7, 0x01_0101), (8, 8)] as [(UInt32, Int32)])
    func `a colour is its own number, but for those that are the ANSI colours' numbers`(value: UInt32, number: Int32) {
        expect(RGBColor(value).directNumber, is: number)
    }

    @Test func `elsewhere a palette's colours keep their numbers`() {
        let pairs = NcursesColorPairs(limit: 63, hasDefaultColors: true, depth: .indexed256, isDirect: false)

        expect(pairs.terminalNumber(196), is: 196)
    }

    @Test func `the terminal's own colours are unlike all others`() {
        let pairs = NcursesColorPairs(limit: 63, hasDefaultColors: true, depth: .indexed8, isDirect: false)

        expect(pairs.difference(-1, 7), is: 1)
        expect(pairs.difference(-1, -1), is: 0)
        expect(pairs.difference(1, 1), is: 0)
        #expect(pairs.difference(0, 7) > pairs.difference(0, 4))
    }
}
