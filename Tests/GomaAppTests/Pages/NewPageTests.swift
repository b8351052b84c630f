import Expectations
import GomaApp
import GomaCatalog
import GomaPages
import GomaReview
import GomaUI
import PageTestSupport
import TerminalKit
import Testing

/// The page that `gomaui new page` writes.
@MainActor
struct NewPageTests {
    @Test(arguments: ["lobby", "null", "yes", "on", "live-matches"])
    func `it opens as it is, in our program and in one without sources of its own`(name: String) throws {
        for kit in [PageKit.goma, PageKit()] {
            let text = try PageScaffold(name).text
            let page = try PageDescription(parsing: text, file: "\(name).yaml")
            _ = try PageSession(page, kit: kit, registry: .goma, environment: .simulated())
        }
    }

    @Test func `a row leads to a page of its own, and the way back shows what was read`() throws {
        let page = try PageHarness(describing: try PageScaffold("lobby").text, width: 80, height: 24)
        expect(page.text, contains: "Lobby")
        expect(page.text, contains: "This page is yours")
        expect(page.text, lacks: "Read last")

        page.press(.tab, .down, .enter)
        expect(page.text, contains: "One part with \"each\" shows all stories")
        expect(page.text, contains: "Story")
        page.press(.escape)
        expect(page.text, contains: "Read last")
        expect(page.text, contains: "The story \"second\".")

        try page.feed(#"{"insert":{"id":"late","title":"Late news","text":"By a feed"}}"#)
        expect(page.text, contains: "Late news")
    }

    @Test func `it is made of the components that it names`() throws {
        let text = try PageScaffold("lobby").text
        let named = Set(text.matches(of: /component: (\w+)/).map { String($0.1) })

        expect(named, is: Set(PageScaffold.components))
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 132 })
    }

    @Test func `a program with other components gets the first of these`() throws {
        let text = try PageScaffold("lobby").plainText(of: ["InfoRow", "Score", "PillItem", "Capsule"])
        let registry = try ComponentRegistry(standard: [InfoRowView.self, ScoreView.self, PillItemView.self])
        let page = try PageDescription(parsing: text, file: "lobby.yaml")
        _ = try PageSession(page, kit: PageKit(), registry: registry, environment: .simulated())

        expect(text, contains: "{component: PillItem, gap: 1}")
        expect(text, lacks: "Capsule")
    }

    @Test(arguments: [("lobby", "lobby.yaml"), ("a/b.yml", "a/b.yml"), ("/x/live-matches", "/x/live-matches.yaml")])
    func `a name may have a folder and an ending`(word: String, path: String) throws {
        try expect(PageScaffold(word).path, is: path)
    }

    @Test(arguments: ["", ".yaml", "a/", "1st", "two words", "a.b", "é", "-x"])
    func `a name that would be no plain one is refused`(word: String) {
        #expect(throws: ScaffoldError.badPageName(word)) { try PageScaffold(word) }
    }

    @Test func `what is left to do can be typed as it is printed`() throws {
        #expect(try PageScaffold("my pages/lobby").nextSteps[1].hasSuffix("gomaui page 'my pages/lobby.yaml' --check"))
        #expect(try PageScaffold("lobby").nextSteps[2].hasSuffix("gomaui schema --pages --output ."))
    }
}
