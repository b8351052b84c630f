import GomaTesting
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPageViewer

/// What the app shows along random input, by sums in Tests/Records/App; `GOMA_RECORD=all` writes it anew.
@MainActor
struct AppRecordTests {
    @Test(arguments: try AppWalk.arguments)
    func `the app does what is on record`(walk: AppWalk) throws {
        var lines: [String] = []
        for (number, page) in walk.pages.enumerated() {
            let app = try walk.visitor.makeApp()
            guard try page.show(in: app) else { continue }
            page.fill(in: app)
            let first = app.window.surface.sum
            var trace = ScreenTrace(
                of: app.window, scheduler: app.services.environment.scheduler, seed: UInt64(number))
            let sums = trace.sums(steps: 24, each: 4, isOver: { app.hasQuit })
            lines.append("\(page): \(([first] + sums).joined(separator: " "))\n")
        }

        expectRecorded(lines.joined(), in: "Tests/Records/App/\(walk.visitor)/\(walk.section).txt")
    }
}
