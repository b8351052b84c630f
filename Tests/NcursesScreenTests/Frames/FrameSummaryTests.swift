import Expectations
import TerminalWalker
import Testing

@testable import NcursesScreen
@testable import TerminalKit

struct FrameSummaryTests {
    /// Twenty frames, of which the n-th took n times ten microseconds to draw and sent n bytes.
    private let frames = (1...20).map { number in
        var frame = FrameCost()
        frame[.draw] = .microseconds(10 * number)
        frame[.output] = .milliseconds(1)
        (frame.viewsLaidOut, frame.viewsDrawn, frame.cells, frame.bytes) = (number, 2 * number, 100 * number, number)
        return frame
    }

    @Test func `the middle, one in twenty and the most of each are told`() {
        var random = SeededGenerator(seed: 1)

        let summary = FrameSummary(of: frames.shuffled(using: &random), among: 20)

        expect(
            summary.lines,
            is: [
                "20 frames:       median     95 %     most",
                "events          0.00 ms  0.00 ms  0.00 ms",
                "layout          0.00 ms  0.00 ms  0.00 ms",
                "draw            0.10 ms  0.19 ms  0.20 ms",
                "compare         0.00 ms  0.00 ms  0.00 ms",
                "output          1.00 ms  1.00 ms  1.00 ms",
                "together        1.10 ms  1.19 ms  1.20 ms",
                "views laid out       10       19       20",
                "views drawn          20       38       40",
                "cells drawn        1000     1900     2000",
                "bytes sent           10       19       20",
            ])
    }

    @Test func `frames that were not kept are told of`() {
        #expect(FrameSummary(of: frames, among: 31).lines[0].hasPrefix("31 frames, the last 20 of them:  "))
        #expect(FrameSummary(of: [frames[0]], among: 1).lines[0].hasPrefix("1 frame:  "))
        expect(FrameSummary(of: [], among: 0).lines, is: ["no frame was shown"])
    }

    @Test func `without counted bytes there is no line of them`() {
        let frames = frames.map { frame in
            var frame = frame
            frame.bytes = nil
            return frame
        }

        #expect(!FrameSummary(of: frames, among: 20).lines.contains { $0.hasPrefix("bytes") })
    }

    @Test(arguments: [
        (Duration.zero, "0.00 ms"), (.microseconds(4), "0.00 ms"), (.microseconds(5), "0.01 ms"),
        (.microseconds(995), "1.00 ms"), (.milliseconds(1) + .microseconds(230), "1.23 ms"),
        (.seconds(2), "2000.00 ms"),
    ])
    func `times are rounded to hundredths of a millisecond`(time: Duration, text: String) {
        expect(FrameCost.text(of: time), is: text)
    }
}
