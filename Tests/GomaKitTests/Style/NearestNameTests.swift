import Testing

@testable import GomaKit

struct NearestNameTests {
    private let names = ["PillItem", "PillSelectorBar", "OutcomeItem", "Button"]

    @Test(arguments: [
        ("PilItem", "PillItem"), ("pillitme", "PillItem"), ("Buton", "Button"), ("outcome", "OutcomeItem"),
        ("selector", "PillSelectorBar"),
    ])
    func `a slip finds what was meant`(typed: String, meant: String) {
        #expect(NearestName.suggestion(for: typed, among: names) == "; did you mean \"\(meant)\"?")
    }

    @Test func `of several names with a piece in common the shortest is meant, wherever it stands`() {
        #expect(NearestName.suggestion(for: "pill", among: names) == "; did you mean \"PillItem\"?")
        #expect(NearestName.suggestion(for: "pill", among: names.reversed()) == "; did you mean \"PillItem\"?")
    }

    @Test(arguments: ["xyzzy", "", "Scoreboard"])
    func `what is like nothing suggests nothing`(typed: String) {
        #expect(NearestName.suggestion(for: typed, among: names).isEmpty)
    }

    @Test(arguments: [("Buton", "; did you mean \"Button\"?"), ("xyzzy", ";")])
    func `a sentence goes on behind a suggestion, and behind none`(typed: String, words: String) {
        #expect(NearestName.link(for: typed, among: names) == words)
    }

    @Test func `a name of absurd length is answered at once`() {
        #expect(NearestName.suggestion(for: String(repeating: "Pill", count: 1_000_000), among: names).isEmpty)
    }
}
