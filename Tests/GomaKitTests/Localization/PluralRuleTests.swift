import Expectations
import Testing

@testable import GomaKit

/// The samples of whole numbers are those that CLDR gives with its rules.
struct PluralRuleTests {
    private static func forms(of counts: [Int], in locale: String) -> [PluralForm] {
        counts.map(PluralRule(of: locale).form)
    }

    private static let samples: [(locale: String, form: PluralForm, counts: [Int])] = [
        ("pl", .one, [1]), ("pl", .few, [2, 4, 22, 24, 32, 62, 102, 1002]),
        ("pl", .many, [0, 5, 11, 12, 14, 19, 21, 25, 100, 101, 112, 1_000_000]),
        ("ru", .one, [1, 21, 81, 101, 1001]), ("ru", .few, [2, 4, 22, 24, 102, 1002]),
        ("ru", .many, [0, 5, 11, 12, 14, 19, 20, 25, 100, 111, 1_000_000]),
        ("cs", .one, [1]), ("cs", .few, [2, 3, 4]), ("cs", .other, [0, 5, 19, 22, 100, 102, 1_000_000]),
        ("ro", .one, [1]), ("ro", .few, [0, 2, 16, 19, 101, 119, 1001]),
        ("ro", .other, [20, 35, 100, 120, 1_000_000]),
        ("ar", .zero, [0]), ("ar", .one, [1]), ("ar", .two, [2]), ("ar", .few, [3, 10, 103, 110, 1003]),
        ("ar", .many, [11, 26, 99, 111, 1011]), ("ar", .other, [100, 102, 200, 202, 600, 1_000_000]),
        ("hr", .one, [1, 21, 81, 101, 1001]), ("hr", .few, [2, 4, 22, 24, 102, 1002]),
        ("hr", .other, [0, 5, 11, 12, 14, 19, 20, 100, 111, 1_000_000]),
        ("br", .one, [1, 21, 81, 101]), ("br", .two, [2, 22, 82, 102]), ("br", .few, [3, 4, 9, 23, 49, 103]),
        ("br", .other, [0, 5, 8, 10, 11, 12, 19, 71, 72, 74, 91, 99, 100]),
        ("cy", .zero, [0]), ("cy", .two, [2]), ("cy", .few, [3]), ("cy", .many, [6]),
        ("cy", .other, [4, 5, 7, 20, 100]), ("ga", .few, [3, 6]), ("ga", .many, [7, 10]), ("ga", .other, [0, 11, 100]),
        ("gd", .one, [1, 11]), ("gd", .two, [2, 12]), ("gd", .few, [3, 10, 13, 19]), ("gd", .other, [0, 20, 34]),
        ("gv", .one, [1, 11, 101]), ("gv", .two, [2, 12]), ("gv", .few, [0, 20, 80, 100]), ("gv", .other, [3, 19]),
        ("he", .two, [2]), ("he", .other, [0, 3, 17, 100]), ("ksh", .zero, [0]), ("ksh", .other, [2, 100]),
        ("lt", .one, [1, 21, 101]), ("lt", .few, [2, 9, 22, 29, 102]), ("lt", .other, [0, 10, 11, 19, 20, 100]),
        ("lv", .zero, [0, 10, 11, 19, 20, 100]), ("lv", .one, [1, 21, 101]), ("lv", .other, [2, 9, 22, 102]),
        ("mt", .two, [2]), ("mt", .few, [0, 3, 10, 103, 109]), ("mt", .many, [11, 19, 111]), ("mt", .other, [20, 100]),
        ("shi", .one, [0, 1]), ("shi", .few, [2, 10]), ("shi", .other, [11, 100]),
        ("sl", .one, [1, 101, 1001]), ("sl", .two, [2, 102]), ("sl", .few, [3, 4, 104]), ("sl", .other, [0, 5, 100]),
    ]

    @Test(arguments: samples)
    func `a count goes with the form that CLDR names`(sample: (locale: String, form: PluralForm, counts: [Int])) {
        #expect(Self.forms(of: sample.counts, in: sample.locale).allSatisfy { $0 == sample.form }, "\(sample)")
    }

    @Test func `a language has the forms that whole numbers need`() {
        expect(PluralRule(of: "pl").forms, is: [.one, .few, .many])
        expect(PluralRule(of: "cs").forms, is: [.one, .few, .other])
        expect(PluralRule(of: "ar").forms, is: [.zero, .one, .two, .few, .many, .other])
        expect(PluralRule(of: "pt").forms, is: [.one, .other])
    }

    @Test func `a language of a region or a script counts as the language does, and others by their singular`() {
        expect(Self.forms(of: [1, 3, 5], in: "sr-Latn-RS"), is: [.one, .few, .other])
        #expect(PluralRule.isNeeded(in: "PL-pl"))
        #expect(!PluralRule.isNeeded(in: "pt-BR"))
        expect([0, 1, 2].map(PluralRule(of: "fr", singular: [0, 1]).form), is: [.one, .one, .other])
    }

    @Test func `a form of one count is told from one of many`() {
        #expect(PluralRule(of: "ar").isOfOneCount(.two))
        #expect(!PluralRule(of: "sl").isOfOneCount(.two))
        #expect(!PluralRule(of: "ar").isOfOneCount(.few))
    }
}
