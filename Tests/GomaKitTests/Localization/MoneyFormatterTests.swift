import Expectations
import Foundation
import Testing

@testable import GomaKit

struct MoneyFormatterTests {
    private let english = MoneyFormatter(Localization.english)

    @Test(arguments: [
        (Decimal(0), "0.00"), (Decimal(string: "100.75"), "100.75"), (1_250_000, "1,250,000.00"),
        (Decimal(string: "0.005"), "0.01"), (Decimal(string: "-18.7"), "-18.70"), (Decimal(string: "-0.001"), "0.00"),
        (999, "999.00"), (1000, "1,000.00"), (Decimal.nan, "–"),
    ])
    func `amounts have two digits and grouped thousands`(amount: Decimal?, text: String) throws {
        expect(english.string(try #require(amount)), is: text)
    }

    @Test func `the currency stands before the amount`() {
        expect(english.string(Money(25_000, "XAF")), is: "XAF 25,000.00")
        expect(english.string(Money(25_000, "XAF"), digits: 0), is: "XAF 25,000")
        expect(english.string(Money(5, "")), is: "5.00")
    }

    @Test func `the language says how numbers are parted`() {
        expect(MoneyFormatter(Localization.portuguese).string(Money(1250, "€")), is: "€ 1.250,00")
    }

    @Test func `hundredths become the amount that they are`() {
        expect(Money(hundredths: 10, "XAF").amount, is: Decimal(string: "0.1"))
        expect(english.string(Money(hundredths: -1870, "XAF")), is: "-XAF 18.70")
    }

    @Test func `a share is rounded to hundredths`() {
        expect(Money(32, "XAF").share(96, of: 100), is: Money(hundredths: 3072, "XAF"))
        expect(Money(10, "XAF").share(1, of: 3), is: Money(hundredths: 333, "XAF"))
        expect(Money(10, "XAF").share(1, of: 0), is: Money(10, "XAF"))
    }

    @Test(arguments: [
        ("999.994", "999.99"), ("999.995", "1,000.00"), ("-999.995", "-1,000.00"), ("-0.004", "0.00"),
        ("-0.005", "-0.01"),
        ("-1000", "-1,000.00"), ("-999", "-999.00"), ("999999.999", "1,000,000.00"), ("0.1", "0.10"), ("-0", "0.00"),
    ])
    func `a sign stays with what is left of an amount after it was rounded`(amount: String, text: String) throws {
        expect(english.string(try #require(Decimal(string: amount))), is: text)
    }

    @Test(arguments: [(0, "1,235"), (1, "1,234.6"), (2, "1,234.57"), (3, "1,234.567"), (4, "1,234.5670")])
    func `an amount has as many digits as are asked for`(digits: Int, text: String) throws {
        expect(english.string(try #require(Decimal(string: "1234.567")), digits: digits), is: text)
    }

    @Test(arguments: [
        ("250", "250"), ("250.5", "250.50"), ("250.001", "250.00"), ("-250", "-250"), ("-0.5", "-0.50"), ("0", "0"),
        ("1000", "1,000"),
    ])
    func `in short an amount has digits only where it is not whole`(amount: String, text: String) throws {
        expect(english.short(try #require(Decimal(string: amount))), is: text)
    }

    @Test(arguments: [
        (0, "0"), (-1, "-1"), (999, "999"), (-999, "-999"), (1000, "1,000"), (-1000, "-1,000"),
        (Int.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
    ])
    func `a whole number is grouped on either side of nothing`(number: Int, text: String) {
        expect(english.string(whole: number), is: text)
    }

    @Test(arguments: [
        (Money(-18.7, "XAF"), "-XAF 18.70"), (Money(-18.7, ""), "-18.70"), (Money(0, "XAF"), "XAF 0.00"),
        (Money(.nan, "XAF"), "XAF 0.00"),
    ])
    func `what is owed has its sign in front of all`(money: Money, text: String) {
        expect(english.string(money), is: text)
    }

    @Test(arguments: [
        (4.25, 1, "4.3"), (4.05, 1, "4.1"), (4.95, 1, "5.0"), (-4.25, 1, "-4.3"), (0, 1, "0.0"),
        (-0.04, 1, "0.0"), (.nan, 1, "–"), (.infinity, 2, "–"),
    ])
    func `a number that is no money is rounded as money is`(number: Double, digits: Int, text: String) {
        expect(english.string(number: number, digits: digits), is: text)
    }

    @Test(arguments: [
        ("0.004", 0), ("0.005", 1), ("-0.004", 0), ("-0.005", -1), ("-1e30", -100_000_000_000_000),
        ("1000000000000", 100_000_000_000_000), ("999999999999.99", 99_999_999_999_999), ("0", 0), ("0.1", 10),
        ("100.755", 10_076), ("-18.70", -1870), ("1e30", 100_000_000_000_000),
    ])
    func `hundredths are rounded half away from zero, and end where they can be counted`(
        amount: String, hundredths: Int
    ) throws {
        expect(Money(try #require(Decimal(string: amount)), "XAF").hundredths, is: hundredths)
    }

    @Test(arguments: [
        (10, -1, 3, -333), (-10, 1, 3, -333), (-10, 2, 3, -667), (10, 0, 3, 0), (0, 2, 3, 0), (10, 5, 2, 2500),
    ])
    func `a share of what is owed is rounded as one of what is there`(
        amount: Int, part: Int, whole: Int, hundredths: Int
    ) {
        expect(Money(Decimal(amount), "XAF").share(part, of: whole), is: Money(hundredths: hundredths, "XAF"))
    }
}
