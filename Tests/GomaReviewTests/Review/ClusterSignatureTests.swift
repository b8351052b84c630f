import Expectations
import GomaCatalog
import Testing

@testable import GomaReview

@MainActor
struct ClusterSignatureTests {
    private static let lines = [
        "── Odds up · 16 columns ──", "╭──────╮", "│ 1.85 │", "╰──────╯", "", "styles", "aaaaaaaa", "a.bbbb.a",
        "aaaaaaaa",
        "a = separatorLine on default", "b = textOdds on default", "", "focus", "1 OutcomeItemView at 0,0 size 8×3", "",
        "reading", "› Home 1.85",
    ]

    private func signatures(_ old: String, _ new: String) throws -> [String] {
        let before = DumpBlock(parsing: Self.lines[...])
        let text = Self.lines.joined(separator: "\n").replacing(old, with: new)
        let after = DumpBlock(
            parsing: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...])
        let change = try #require(DumpComparison.change(from: before, to: after))
        return ClusterSignature.signatures(of: change, in: try component()).map { "\($0.kind): \($0.title)" }
    }

    private func component(isApproved: Bool = true) throws -> Review.Component {
        let descriptor = ComponentDescriptor(LampCatalog.self, namespace: "test")
        return Review.Component(
            subject: descriptor, path: "Lamp.txt", isApproved: isApproved, stateCount: 1, changes: [],
            isHeaderChanged: false, isOrderChanged: false, dump: ComponentDump(header: [], blocks: []), approved: nil)
    }

    @Test(
        arguments: [
            ("│ 1.85 │", "│ 1.95 │", ["text: \"8\" → \"9\""]), ("│ 1.85 │", "│      │", ["text: \"1.85\" went"]),
            ("b = textOdds", "b = textPrimary", ["style: textOdds → textPrimary"]),
            (
                "b = textOdds on default", "b = textOdds on backgroundCards, bold",
                ["style: on default → on backgroundCards", "style: plain → bold"]
            ),
            ("╰──────╯", "│  ▲   │\n╰──────╯", ["text: row added: \"│ ▲ │\"", "style: separatorLine → default"]),
            (
                "╰──────╯", "│  ▲   │\n│  ▲   │\n╰──────╯",
                ["text: 2 rows added: \"│ ▲ │ / │ ▲ │\"", "style: separatorLine → default"]
            ),
            (
                "│ 1.85 │\n", "",
                [
                    "text: row removed: \"│ 1.85 │\"", "text: row added: blank", "style: separatorLine → default",
                    "style: separatorLine → textOdds",
                ]
            ),
            ("1 OutcomeItemView at 0,0", "1 OutcomeItemView at 1,0", ["focus: \"0,0\" → \"1,0\""]),
            (
                "size 8×3", "size 8×3\n2 PillItemView at 0,3 size 8×1",
                ["focus: \"2 PillItemView at 0,3 size 8×1\" came"]
            ),
            ("› Home 1.85", "› Home 1.95", ["reading: \"1.85\" → \"1.95\""]),
            ("› Home 1.85", "› Home 1.85, selected", ["reading: \"1.85\" → \"1.85, selected\""]),
            (
                "b = textOdds on default", "b = textOdds on default\nc = textPrimary on default",
                ["writing: written differently, looks the same"]
            ),
        ])
    func `a change is known by what it is, each part once`(old: String, new: String, titles: [String]) throws {
        let found = try signatures(old, new)

        expect(found, is: titles)
    }

    @Test func `a state that came and one that went are known by their names, a component by its own`() throws {
        let block = DumpBlock(parsing: ["── Odds up ──", "Home"])
        let (came, went) = (DumpComparison.Change.new(block), DumpComparison.Change.gone(block))
        func titles(_ change: DumpComparison.Change, isApproved: Bool) throws -> [String] {
            ClusterSignature.signatures(of: change, in: try component(isApproved: isApproved)).map {
                "\($0.kind): \($0.title)"
            }
        }

        try expect(titles(came, isApproved: true), is: ["new: new state: Odds up"])
        try expect(titles(came, isApproved: false), is: ["new: new component: test:Lamp"])
        try expect(titles(went, isApproved: true), is: ["gone: state gone: Odds up"])
    }

    @Test(
        arguments: [
            ("a b c", "a x c", "\"b\" → \"x\""), ("a b", "a b c", "\"c\" came"), ("a b c", "a b", "\"c\" went"),
            ("x a", "y a", "\"x\" → \"y\""),
            ("a b c d", "a x y d", "\"b c\" → \"x y\""), ("", "a", "\"a\" came"), ("a a", "a", "\"a\" went"),
            ("a b", "a b", "\"a b\" moved"), ("a b", "a  b", "\"a b\" → \"a  b\""),
        ])
    func `lines are known by the words between those that they share`(old: String, new: String, words: String) {
        expect(ClusterSignature.changedWords(from: old, to: new), is: words)
    }

    @Test func `a cluster's name hangs on its kind and its title alone`() {
        expect(ChangeCluster.id(kind: .text, title: "\"^\" → \"▲\""), is: "xsz2b6")
        expect(ChangeCluster.id(kind: .style, title: "\"^\" → \"▲\""), isNot: "xsz2b6")
    }
}
