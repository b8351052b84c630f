import Expectations
import Foundation
import Testing

@testable import GomaKit

struct AmountReaderTests {
    @Test(arguments: [
        ("10,000", "10000"), ("10000", "10000"), ("25.5", "25.5"), ("1,234,567.89", "1234567.89"), (" 100 ", "100"),
        ("10 000", "10000"), (".50", "0.50"), ("7.", "7"), ("0", "0"), ("007", "7"),
    ])
    func `an English amount is read`(text: String, amount: String) throws {
        expect(AmountReader(Localization.english).amount(in: text), is: Decimal(string: amount))
    }

    @Test(arguments: [
        "", " ", ".", "abc", "1,5", "1,0,0", ",100", "1,000,00", "1.2.3", "1.234", "-5", "+5", "1e3", "٣", "10 00",
        "1,000 000", "XAF 10",
    ])
    func `what is no amount is not guessed at`(text: String) {
        expect(AmountReader(Localization.english).amount(in: text), is: nil)
    }

    @Test func `a Portuguese amount has its separators the other way round`() {
        let reader = AmountReader(Localization.portuguese)

        expect(reader.amount(in: "10.000"), is: 10_000)
        expect(reader.amount(in: "10,5"), is: 10.5)
        expect(reader.amount(in: "10,000"), is: nil)
    }

    @Test func `an amount with more digits than can be told apart is the greatest`() {
        let reader = AmountReader(Localization.english)

        expect(reader.amount(in: String(repeating: "9", count: 10_000)), is: AmountReader.greatest)
        expect(reader.amount(in: String(repeating: "0", count: 10_000) + "5"), is: 5)
    }

    @Test(arguments: [
        ("1,000", "1000"), ("12,000", "12000"), ("123,000", "123000"), ("1,234,567", "1234567"), ("0.01", "0.01"),
        ("0.1", "0.1"), ("0.00", "0"), ("000", "0"), (".5", "0.5"), ("5.", "5"), ("1 234 567.8", "1234567.8"),
    ])
    func `groups of three are read, and as many digits behind the separator as there are cents`(
        text: String, amount: String
    ) {
        expect(AmountReader(Localization.english).amount(in: text), is: Decimal(string: amount))
    }

    @Test(arguments: [
        "1234,567", "12,34", "12,3456", ",", ",.", "1,", "1,.5", "0.001", "1 ,000", "1, 000", "-1,000", "−5", "5-",
        "1_000",
        "0x10", "½", "1.5.", "..5", "NaN", "inf",
    ])
    func `groups that are not of three, signs and digits beyond cents are no amount`(text: String) {
        expect(AmountReader(Localization.english).amount(in: text), is: nil)
    }

    @Test(arguments: [
        (0, "5", true), (0, "5.1", false), (1, "5.1", true), (1, "5.12", false), (3, "5.123", true),
        (3, "5.1234", false),
    ])
    func `there are no more digits behind the separator than are asked for`(digits: Int, text: String, isRead: Bool) {
        expect((AmountReader(Localization.english).amount(in: text, digits: digits) != nil), is: isRead)
    }

    @Test(arguments: [(30, "999999999999999999999999999999"), (31, "1e30")])
    func `thirty digits are told apart, one more counts as the greatest`(count: Int, amount: String) {
        let read = AmountReader(Localization.english).amount(in: String(repeating: "9", count: count))

        expect(read, is: Decimal(string: amount))
    }

    @Test(arguments: [
        (Localization.french, "1\u{202F}234,50"), (.french, "1\u{A0}234,50"), (.english, "1\u{A0}234.50"),
        (.portuguese, "\u{202F}1\u{2009}234,50"),
    ])
    func `blanks that do not break or are narrow group as others do`(language: Localization, text: String) {
        expect(AmountReader(language).amount(in: text), is: 1234.5)
        expect(AmountReader(language).amount(in: text.replacing("1", with: "1\n")), is: nil)
    }

    @Test func `a French amount is read as it is written, and with the blanks that a keyboard has`() throws {
        let (reader, writer) = (AmountReader(Localization.french), MoneyFormatter(Localization.french))

        for amount in [0.5, 12, 1234.5, Decimal(hundredths: 123_456_789)] {
            expect(reader.amount(in: writer.string(amount)), is: amount)
        }
        expect(reader.amount(in: "1 234,50"), is: 1234.5)
        expect(reader.amount(in: "1,234.50"), is: nil)
    }
}
