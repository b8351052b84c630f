import Expectations
import Foundation
import GomaKit
import Testing

@testable import GomaPages

/// What values of fields have to keep to.
struct FormRuleTests {
    private static func holds(
        _ rule: FormRule, _ text: String, other: String = "", in language: Localization = .english
    ) -> Bool {
        rule.holds(for: text, in: language) { _ in other }
    }

    @Test func `a text has as many characters as it needs`() {
        expect(Self.holds(FormRule(shortest: 3), "abc"), is: true)
        expect(Self.holds(FormRule(shortest: 3), "ab"), is: false)
    }

    @Test func `digits are counted whatever stands between them`() {
        let rule = FormRule(digits: 9)
        #expect(Self.holds(rule, "912 345-678"))
        expect(Self.holds(rule, "91234567"), is: false)
        expect(Self.holds(rule, "9123456789"), is: false)
    }

    @Test func `digits are those of any script, and neither fractions nor numbers in circles`() {
        let rule = FormRule(digits: 2)

        expect(Self.holds(rule, "12"), is: true)
        expect(Self.holds(rule, "١٢"), is: true)
        expect(Self.holds(rule, "12½"), is: true)
        expect(Self.holds(rule, "1①2²"), is: true)
        expect(Self.holds(rule, "1½"), is: false)
        expect(Self.holds(rule, "①②"), is: false)
        expect(Self.holds(rule, "1²"), is: false)
    }

    @Test func `words are of letters`() {
        let rule = FormRule(words: 2)
        expect(Self.holds(rule, "Ana Silva"), is: true)
        expect(Self.holds(rule, " Ana  Maria Silva "), is: true)
        expect(Self.holds(rule, "Ana"), is: false)
        expect(Self.holds(rule, "Ana 5ilva"), is: false)
        expect(Self.holds(rule, "Ana -"), is: false)
    }

    @Test func `a pattern fits the whole text`() {
        let rule = FormRule(pattern: "[A-Z]{2}[0-9]+")
        expect(Self.holds(rule, "PT50"), is: true)
        expect(Self.holds(rule, "xPT50"), is: false)
        expect(Self.holds(rule, "PT50 "), is: false)
    }

    @Test func `a number lies between its bounds, and what is none does not`() {
        let rule = FormRule(least: 5, most: 100)
        expect(Self.holds(rule, "5"), is: true)
        expect(Self.holds(rule, "100"), is: true)
        expect(Self.holds(rule, "5.5"), is: true)
        expect(Self.holds(rule, "4.99"), is: false)
        expect(Self.holds(rule, "100.01"), is: false)
        expect(Self.holds(rule, "ten"), is: false)
    }

    @Test(arguments: ["10abc", "10 EUR", "1e1", "0x10", "inf", "nan", "--10", "10-", "1.0.0", "1,5", "-", ""])
    func `what only begins as a number is none`(text: String) {
        expect(Self.holds(FormRule(least: 5), text), is: false)
        expect(Self.holds(FormRule(most: 100), text), is: false)
    }

    @Test func `a number is written as in the language, or as pages write it, with or without a sign`() {
        let rule = FormRule(least: 1000.5, most: 1500)
        expect(Self.holds(rule, "1,000.5"), is: true)
        expect(Self.holds(rule, " 1 000.50 "), is: true)
        expect(Self.holds(rule, "+1200"), is: true)
        for text in ["1.000,5", "1000,50", "1 200", "1000.5"] {
            #expect(Self.holds(rule, text, in: .portuguese))
        }
        expect(Self.holds(rule, "1000,4", in: .portuguese), is: false)
        expect(Self.holds(rule, "1.500,01", in: .portuguese), is: false)
        expect(Self.holds(FormRule(least: -3), "-2.5"), is: true)
        expect(Self.holds(FormRule(least: -3), "-3.5"), is: false)
    }

    @Test func `a text is the same as another, or has nothing of its words`() {
        expect(Self.holds(FormRule(same: "b"), "x", other: "x"), is: true)
        expect(Self.holds(FormRule(same: "b"), "x", other: "X"), is: false)
        let rule = FormRule(without: "name")
        expect(Self.holds(rule, "S3cret", other: "Ana Silva"), is: true)
        expect(Self.holds(rule, "Al1ce", other: "Al B"), is: true)
        #expect(!Self.holds(rule, "mySILVA9", other: "Ana Silva"))
    }

    @Test func `a name of three letters may not stand in a text, and shorter ones may`() {
        let rule = FormRule(without: "name")
        expect(Self.holds(rule, "99ana99", other: "Ana Lu"), is: false)
        expect(Self.holds(rule, "99ANA99", other: "Lu Ana"), is: false)
        expect(Self.holds(rule, "99lu99", other: "Ana Lu"), is: true)
        expect(Self.holds(rule, "99an99", other: "Ana Lu"), is: true)
    }

    @Test func `a sentence has the bounds of its rule, each by its own name`() {
        expect(FormRule(least: 5, most: 10).values(in: Localization.english), is: ["least": "5", "most": "10"])
        expect(
            FormRule(shortest: 3, digits: 9, words: 2).values(in: Localization.english),
            is: ["shortest": "3", "digits": "9", "words": "2"])
        expect(FormRule(pattern: "a+").values(in: Localization.english), is: [:])
    }

    @Test func `bounds are written as the language writes numbers, with all of their digits`() {
        let rule = FormRule(least: 0.5, most: Decimal(1_500_125) / 1000)

        expect(rule.values(in: Localization.english), is: ["least": "0.5", "most": "1,500.125"])
        expect(rule.values(in: Localization.portuguese), is: ["least": "0,5", "most": "1.500,125"])
        expect(FormRule(least: -20, most: 100).values(in: Localization.english), is: ["least": "-20", "most": "100"])
    }

    @Test func `all bounds of a rule count, and each has its words`() {
        let rule = FormRule(shortest: 2, pattern: "a+")
        expect(Self.holds(rule, "aa"), is: true)
        expect(Self.holds(rule, "a"), is: false)
        expect(Self.holds(rule, "bb"), is: false)
        expect(FormRule(shortest: 2).values(in: Localization.english), is: ["shortest": "2"])
        expect(FormRule(most: 10).key, is: .formTooMuch)
        expect(FormRule(pattern: "x").key, is: .formWrong)
    }
}
