import Expectations
import Testing

@testable import GomaKit

struct NearestNameTests {
    private let names = ["PillItem", "PillSelectorBar", "OutcomeItem", "Button"]

    @Test(arguments: [
        ("PilItem", "PillItem"), ("pillitme", "PillItem"), ("Buton", "Button"), ("outcome", "OutcomeItem"),
        ("selector", "PillSelectorBar"),
    ])
    func `a slip finds what was meant`(typed: String, meant: String) {
        expect(NearestName.suggestion(for: typed, among: names), is: "; did you mean \"\(meant)\"?")
    }

    @Test func `of several names with a piece in common the shortest is meant, wherever it stands`() {
        expect(NearestName.suggestion(for: "pill", among: names), is: "; did you mean \"PillItem\"?")
        expect(NearestName.suggestion(for: "pill", among: names.reversed()), is: "; did you mean \"PillItem\"?")
    }

    @Test(arguments: ["xyzzy", "", "Scoreboard"])
    func `what is like nothing suggests nothing`(typed: String) {
        expectEmpty(NearestName.suggestion(for: typed, among: names))
    }

    @Test(arguments: [
        ("ba", "ab", true), ("xy", "ab", false), ("ite", "PillItem", true), ("it", "PillItem", false),
    ])
    func `of a short name as much has to be alike`(typed: String, name: String, isMeant: Bool) {
        let suggestion = isMeant ? "; did you mean \"\(name)\"?" : ""

        expect(NearestName.suggestion(for: typed, among: [name]), is: suggestion)
    }

    @Test(arguments: [("ab", "ab", 0), ("ab", "ba", 1), ("pillitme", "pillitem", 1), ("", "abc", 3), ("abc", "", 3)])
    func `two neighbours in each other's place are one slip`(one: String, other: String, distance: Int) {
        expect(NearestName.distance(from: Array(one), to: Array(other)), is: distance)
    }

    @Test(arguments: [("Buton", "; did you mean \"Button\"?"), ("xyzzy", ";")])
    func `a sentence goes on behind a suggestion, and behind none`(typed: String, words: String) {
        expect(NearestName.link(for: typed, among: names), is: words)
    }

    @Test func `a name of absurd length is answered at once`() {
        expectEmpty(NearestName.suggestion(for: String(repeating: "Pill", count: 1_000_000), among: names))
    }
}
