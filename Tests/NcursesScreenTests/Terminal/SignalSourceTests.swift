import Expectations
import Foundation
import Testing

@testable import NcursesScreen

@MainActor
@Suite struct SignalSourceTests {
    /// What is asked for by signals that came one after the other before any was answered.
    private func requests(_ signals: Int32...) throws -> [SignalSource.Request] {
        var ends: [Int32] = [-1, -1]
        let isOpen = pipe(&ends) == 0
        try #require(isOpen)
        defer { close(ends[0]) }
        let bytes = signals.map { UInt8($0) }
        let sent = write(ends[1], bytes, bytes.count)
        close(ends[1])
        try #require(sent == bytes.count)
        return SignalSource.requests(from: ends[0])
    }

    @Test func `each request is made once, in the order of their arrival`() throws {
        try expect(requests(SIGWINCH, SIGTSTP, SIGWINCH), is: [.resize, .stop])
    }

    @Test func `a request to end is the only one`() throws {
        try expect(requests(SIGTSTP, SIGWINCH, SIGTERM, SIGCONT), is: [.end(signal: SIGTERM)])
    }

    @Test func `a stop that nobody has answered when the program is to go on stops nothing`() throws {
        try expect(requests(SIGTSTP, SIGCONT), is: [.redraw])
        try expect(requests(SIGCONT, SIGTSTP, SIGCONT), is: [.redraw])
    }

    @Test func `a stop that comes once the program was to go on stops it`() throws {
        try expect(requests(SIGCONT, SIGTSTP), is: [.redraw, .stop])
        try expect(requests(SIGTSTP, SIGCONT, SIGTSTP), is: [.redraw, .stop])
    }
}
