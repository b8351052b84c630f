import Expectations
import GomaPictures
import TerminalKit
import Testing

@testable import GomaBetting
@testable import GomaCatalog
@testable import GomaElements
@testable import GomaForms

@testable import GomaKit

/// Which words of a text stand out, and on which lines.
@MainActor
struct HighlightedTextTests {
    private func words(_ text: String, _ passages: [HighlightedTextPassage]) -> [String] {
        HighlightedTextDisplayState(id: "text", text: text, passages: passages).parts
            .filter { $0.passage != nil }.map(\.text)
    }

    @Test func `words stand out wherever they stand by themselves`() {
        expect(words("select 1, then 1 and 100", [HighlightedTextPassage(words: "1")]), is: ["1", "1"])
    }

    @Test func `words that stand only inside others stand out there`() {
        expect(words("请阅读条款和条件", [HighlightedTextPassage(words: "条款")]), is: ["条款"])
    }

    @Test func `of two that overlap the one that is named first has the words`() {
        let passages = [
            HighlightedTextPassage(words: "Privacy Policy", kind: .link), HighlightedTextPassage(words: "Policy"),
        ]
        expect(words("Privacy Policy and Cookie Policy", passages), is: ["Privacy Policy", "Policy"])
    }

    @Test func `all parts together are the text`() {
        for variant in HighlightedTextCatalog.variants {
            expect(variant.state.parts.map(\.text).joined(), is: variant.state.text)
        }
    }

    @Test func `only links can be opened`() {
        #expect(HighlightedTextDisplayState.documents.hasLink("privacy"))
        #expect(!HighlightedTextDisplayState.documents.hasLink("before continuing"))
        #expect(!HighlightedTextDisplayState.phoneNumber.hasLink("+237 612345678"))
    }

    @Test func `a link says in which text it stands, where that has an ID`() {
        let environment = ViewEnvironment.simulated()

        for id in ["offer", ""] {
            let model = HighlightedTextViewModel(
                HighlightedTextDisplayState(id: id, text: "Read the rules", passages: [.link("rules", id: "rules")]),
                in: environment)
            model.openLink(id: "rules")
        }

        expect(
            environment.owner.requests.map(\.description),
            is: [
                "app:open-link id=rules within=offer", "app:open-link id=rules",
            ])
    }

    @Test func `the full stop behind a link stays with it`() {
        let runs = [
            TextRun(text: "Read the ", style: .plain), TextRun(text: "Policy", style: .plain, link: "policy"),
            TextRun(text: ".", style: .plain),
        ]

        let pieces = TextRunLayout(runs, in: 15, alignment: .leading).pieces

        expect(pieces.map(\.text.string), is: ["Read the", "Policy", "."])
        expect(pieces.map(\.origin), is: [Point(x: 0, y: 0), Point(x: 0, y: 1), Point(x: 6, y: 1)])
    }

    @Test func `what stays whole moves to the next line as one, unless it is too long for any`() {
        let runs = [
            TextRun(text: "Call ", style: .plain), TextRun(text: "+237 612", style: .plain, staysWhole: true),
        ]

        expect(TextRunLayout(runs, in: 10, alignment: .leading).pieces.map(\.text.string), is: ["Call", "+237 612"])
        expect(TextRunLayout(runs, in: 6, alignment: .leading).pieces.map(\.text.string), is: ["Call", "+237", "612"])
    }
}
