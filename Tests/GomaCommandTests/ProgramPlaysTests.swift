import Expectations
import GomaCatalog
import GomaReview
import TestSupport
import Testing

@testable import GomaCommand

@MainActor
struct ProgramPlaysTests {
    private let program = Program(name: "gomaui") { .goma }

    private func failure(of script: String) throws -> Failure? {
        let script = try PlayScript(parsing: script, name: "plays/a.play")
        return #expect(throws: Failure.self) { try program.runner(of: script, at: "plays/a.play") }
    }

    @Test func `a name that a script has wrong is told with the script, and as wrong in a file`() throws {
        let component = try #require(try failure(of: "component PilItem\nframe"))
        let state = try #require(try failure(of: "component PillItem selectd\nframe"))
        let theme = try #require(try failure(of: "theme goma-drak\nframe"))

        #expect(component.problems[0].hasPrefix("plays/a.play: no component is named \"PilItem\""))
        #expect(state.problems[0].hasPrefix("plays/a.play: PillItem has no state \"selectd\""))
        #expect(theme.problems[0].hasPrefix("plays/a.play: no theme is named \"goma-drak\""))
        expect([component, state, theme].map(\.code), is: [65, 65, 65])
    }

    @Test func `a feed that the page of a script has no use for is as wrong in a file`() throws {
        let folder = try TemporaryFolder()
        try folder.write("parts: [{component: HeaderText, with: {title: News}}]\n", to: "news.yaml")
        try folder.write("", to: "news.feed")
        let script = try PlayScript(parsing: "page news.yaml news.feed\nframe", name: "news.play")

        let failure = #expect(throws: Failure.self) {
            try program.runner(of: script, at: "\(folder.path)/news.play")
        }

        expect(
            failure?.problems.first?.hasPrefix("news.play: news.yaml: no source of this page takes a feed"), is: true)
        expect(failure?.code, is: 65)
    }
}
