import Expectations
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaApp
@testable import GomaPageViewer
@testable import GomaPages

/// The files that sources of a page name, saved while it is shown.
@MainActor
struct RenewedFilesTests {
    private func renew(
        _ stage: PageHarness, _ text: String, reading files: @escaping (String) throws -> String
    ) throws {
        defer { stage.window.update() }
        try stage.presenter.renew(PageDescription(parsing: text, file: "page.yaml"), files: files)
    }

    @Test func `matches are those of their file as it has been saved, and stay where another is`() throws {
        let text =
            "sources: {book: {kind: sportsbook, file: a.yaml}}\n"
            + "parts:\n  - {component: InlineMatchCard, each: book.matches}\n"
        let file = "- {id: a, competition: L, home: Reds, away: Blues}"
        let stage = try PageHarness(
            describing: text.replacing("file: a.yaml", with: "matches: []"), width: 80, height: 20)
        try renew(stage, text) { _ in file }
        expect(stage.text, contains: "Reds")
        let book = stage.presenter.book

        try renew(stage, text + "  - {component: HeaderText, with: {title: More}}\n") { _ in file }
        #expect(stage.presenter.book === book && stage.text.contains("More"))
        #expect(throws: PageMistakes.self) { try renew(stage, text) { _ in "- {id: a: b}" } }
        expect(stage.text, contains: "Reds")
        expect(stage.text, contains: "More")
        try renew(stage, text) { _ in file.replacing("Reds", with: "Greens") }

        expect(stage.text, contains: "Greens")
        expect(stage.text, lacks: "Reds")
    }

    @Test func `a file of values that is saved with mistakes is told at its place, and what was shown stays`() throws {
        let text = """
            sources: {news: {kind: file, path: news.json}, best: {kind: first, of: [news]}}
            parts: [{component: HeaderText, with: {title: $best.title}}]
            """
        let stage = try PageHarness(
            describing: "parts: [{component: HeaderText, with: {title: Soon}}]", width: 80, height: 20)
        var news = #"{"title": "Paid out"}"#
        try renew(stage, text) { _ in news }
        expect(stage.text, contains: "Paid out")

        news = #"{"title": ["Lost"}"#
        let error = #expect(throws: PageMistakes.self) { try renew(stage, "title: More\n\(text)") { _ in news } }

        expect(error?.all.map(\.place), is: [FilePlace(file: "page.yaml", line: 2, column: 30)])
        expect(error?.all.first?.words.hasPrefix("news.json:1:"), is: true)
        expect(stage.text, contains: "Paid out")
        expect(stage.window.title, is: "More")
        expect(stage.presenter.session.sources["best"]?.phase, is: .ready)
        news = #"{"title": "Put right"}"#
        try renew(stage, text) { _ in news }
        expect(stage.text, contains: "Put right")
        expect(stage.text, lacks: "Paid out")
    }
}
