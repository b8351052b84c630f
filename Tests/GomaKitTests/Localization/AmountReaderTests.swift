import Foundation
import Testing

@testable import GomaKit

struct AmountReaderTests {
    @Test(arguments: [
        ("10,000", "10000"), ("10000", "10000"), ("25.5", "25.5"), ("1,234,567.89", "1234567.89"), (" 100 ", "100"),
        ("10 000", "10000"), (".50", "0.50"), ("7.", "7"), ("0", "0"), ("007", "7"),
    ])
    func `an English amount is read`(text: String, amount: String) throws {
        #expect(AmountReader(Localization.english).amount(in: text) == Decimal(string: amount))
    }

    @Test(arguments: [
        "", " ", ".", "abc", "1,5", "1,0,0", ",100", "1,000,00", "1.2.3", "1.234", "-5", "+5", "1e3", "٣", "10 00",
        "1,000 000", "XAF 10",
    ])
    func `what is no amount is not guessed at`(text: String) {
        #expect(AmountReader(Localization.english).amount(in: text) == nil)
    }

    @Test func `a Portuguese amount has its separators the other way round`() {
        let reader = AmountReader(Localization.portuguese)

        #expect(reader.amount(in: "10.000") == 10_000)
        #expect(reader.amount(in: "10,5") == 10.5)
        #expect(reader.amount(in: "10,000") == nil)
    }

    @Test func `an amount with more digits than can be told apart is the greatest`() {
        let reader = AmountReader(Localization.english)

        #expect(reader.amount(in: String(repeating: "9", count: 10_000)) == AmountReader.greatest)
        #expect(reader.amount(in: String(repeating: "0", count: 10_000) + "5") == 5)
    }
}
