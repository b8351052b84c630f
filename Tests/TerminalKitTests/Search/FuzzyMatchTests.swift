import Expectations
import Testing

@testable import TerminalKit

struct FuzzyMatchTests {
    @Test func `a filter is read up to its limit, and so is a text`() {
        let long = String(repeating: "ab ", count: 10_000)

        #expect(FuzzyQuery(long).words.reduce(0) { $0 + $1.codes.count } <= FuzzyQuery.longest)
        expect(FuzzyQuery(String(repeating: "a", count: 10_000)).words.map(\.codes.count), is: [FuzzyQuery.longest])
        expect(FuzzyText(long).codes.count, is: FuzzyText.longest)
    }

    private func ranked(_ query: String, _ texts: [String]) -> [String] {
        texts.compactMap { text in FuzzyMatch(query, in: text).map { (text, $0.score) } }
            .sorted { $0.1 > $1.1 }.map(\.0)
    }

    @Test func `letters match in their order, whatever their case`() {
        expect(FuzzyMatch("omc", in: "TallOddsMatchCard")?.places, is: [4, 8, 13])
        expect(FuzzyMatch("cmo", in: "TallOddsMatchCard"), is: nil)
    }

    @Test func `letters side by side and at the start of words come first`() {
        expect(ranked("pill", ["PrimaryLine", "MarketNamePillLabel", "PillItem"]).first, is: "PillItem")
        expect(ranked("mc", ["AtomicScore", "MatchCard"]).first, is: "MatchCard")
    }

    @Test(arguments: ["themes", "thèmes", "THÈMES", "the\u{300}mes"])
    func `letters are found with and without their marks`(query: String) {
        for text in ["Thèmes", "The\u{300}mes", "Themes", "THÈMES"] {
            expect(FuzzyMatch(query, in: text)?.places, is: Array(0..<6), "\(query) in \(text)")
            #expect(FuzzyQuery(query).isName(FuzzyText(text)))
        }
        expect(FuzzyMatch(query, in: "Thomes"), is: nil)
    }

    @Test func `a letter with a mark begins a word as a plain one does`() {
        expect(ranked("ec", ["Précis", "Écran"]).first, is: "Écran")
    }

    @Test func `words stand in any order`() {
        expect(FuzzyMatch("card tall", in: "TallOddsMatchCard"), isNot: nil)
        expect(FuzzyMatch("card small", in: "TallOddsMatchCard"), is: nil)
    }

    @Test func `nothing typed matches everything`() {
        expect(FuzzyMatch("", in: "a")?.places, is: [])
        expect(FuzzyMatch("  ", in: "")?.places, is: [])
    }

    @Test(arguments: [
        ("a" as Unicode.Scalar, true), ("7", true), ("+", true), ("é", true), ("½", true), ("-", false), ("—", false),
    ])
    func `letters, numbers and the plus count in names, whatever the script`(scalar: Unicode.Scalar, counts: Bool) {
        expect(FuzzyText.countsInNames(scalar.value), is: counts)
    }

    @Test func `a word is tried from the first two dozen places of its first letter`() {
        let text = FuzzyText(String(repeating: "a", count: 25) + "b")

        expect(FuzzyWord("ab").match(in: text)?.places, is: [23, 25])
    }
}

extension FuzzyMatch {
    fileprivate init?(_ query: String, in text: String) { self.init(FuzzyQuery(query), in: FuzzyText(text)) }
}
