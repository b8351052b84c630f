import Expectations
import Foundation
import Testing

@testable import GomaKit

struct OddsFormatterTests {
    private func string(_ odds: Odds) -> String { OddsFormatter(Localization.english).string(odds) }

    @Test(arguments: [
        (1.85, "1.85"), (3.5, "3.50"), (10, "10.00"), (1.005, "1.005"), (1.006, "1.006"), (3.2763, "3.2763"),
        (1234.5, "1234.50"), (Odds.greatest, "1000000000000.00"),
    ])
    func `odds have the digits that they have, and two at least`(odds: Odds, text: String) {
        expect(string(odds), is: text)
    }

    @Test(arguments: [(6.33255, "6.3325…"), (2.00009, "2.0000…"), (1.99999, "1.9999…")])
    func `digits that go on are cut, not rounded`(odds: Odds, text: String) {
        expect(string(odds), is: text)
        expect(OddsFormatter(Localization.english, glyphs: .ascii).string(5.12345), is: "5.1234..")
    }

    @Test func `the language says what stands before the digits`() {
        expect(OddsFormatter(Localization.portuguese).string(1.85), is: "1,85")
    }

    @Test(arguments: [
        ("1.001", "1.001"), ("1.0001", nil), ("1.2345", "1.2345"), ("1.23456", "1.2345…"), ("1.10", "1.10"),
        ("1.1000", "1.10"),
        ("99.99999", "99.9999…"), ("1000000000000", "1000000000000.00"),
    ])
    func `four digits are shown in full, and a fifth is said to follow`(value: String, text: String?) throws {
        let odds = Odds(try #require(Decimal(string: value)))

        expect(odds.map { string($0) }, is: text)
    }
}
