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
        #expect(ColorDepth(colorCount: count, isDirect: isDirect) == depth)
    }

    @Test(
        arguments: [
            (nil, ColorDepth.indexed256, nil, ColorDepth.indexed256), (nil, .indexed256, "", .indexed256),
            (nil, .indexed256, "1", .monochrome), (.indexed16, .indexed256, "1", .indexed16),
            (.direct, .indexed8, nil, .indexed8), (.monochrome, .direct, nil, .monochrome),
        ] as [(ColorDepth?, ColorDepth, String?, ColorDepth)])
    func `what is asked for goes before NO_COLOR, but not beyond the terminal`(
        asked: ColorDepth?, terminal: ColorDepth, noColor: String?, chosen: ColorDepth
    ) {
        #expect(ColorDepth.chosen(asked: asked, terminal: terminal, noColor: noColor) == chosen)
    }
}
