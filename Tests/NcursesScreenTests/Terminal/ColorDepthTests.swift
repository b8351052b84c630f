import Expectations
import TerminalKit
import Testing

@testable import NcursesScreen

@Suite struct ColorDepthTests {
    @Test(
        arguments: [
            (-1, false, ColorDepth.monochrome), (2, false, .monochrome), (8, false, .indexed8), (16, false, .indexed16),
            (88, false, .indexed16), (256, false, .indexed256), (0x100_0000, true, .direct),
            (0x100_0000, false, .indexed256),
        ])
    func `the number of colours decides the depth`(count: Int, isDirect: Bool, depth: ColorDepth) {
        expect(ColorDepth(colorCount: count, isDirect: isDirect), is: depth)
    }
}
