import GomaReview
import GomaTesting
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaPageViewer

/// What the app shows along random input, by sums in Tests/Records/App; `GOMA_RECORD=all` writes it anew.
@MainActor
struct AppRecordTests {
    /// An app as its record begins: on a page, whose fields are filled; `nil` where the page is about nothing there.
    private func makeApp(of visitor: AppVisitor, on page: AppPage) throws -> PageHarness? {
        let app = try visitor.makeApp()
        guard try page.show(in: app) else { return nil }
        // Fields take no keys before they have their places.
        app.window.update()
        page.fill(in: app)
        return app
    }

    // The digits of a code stand in no text field.
    @Test(arguments: try Shard.ofTests().part(of: AppPage.all.filter { !$0.entries.isEmpty && $0.route != "code" }))
    func `a page that is filled has what was typed in its first field when its record begins`(page: AppPage) throws {
        let app = try #require(try makeApp(of: .member, on: page))

        let texts = app.window.topController?.view.tree.compactMap { ($0 as? TextField)?.text } ?? []

        #expect(texts.contains { $0.contains(page.entries[0]) }, "\(texts)")
    }

    @Test(arguments: try AppWalk.arguments)
    func `the app does what is on record`(walk: AppWalk) throws {
        var lines: [String] = []
        for (number, page) in walk.pages.enumerated() {
            guard let app = try makeApp(of: walk.visitor, on: page) else { continue }
            let first = app.window.surface.sum
            var trace = ScreenTrace(
                of: app.window, scheduler: app.services.environment.scheduler, seed: UInt64(number))
            let sums = trace.sums(steps: 24, each: 4, isOver: { app.hasQuit })
            lines.append("\(page): \(([first] + sums).joined(separator: " "))\n")
        }

        expectRecorded(lines.joined(), in: "Tests/Records/App/\(walk.visitor)/\(walk.section).txt")
    }
}
