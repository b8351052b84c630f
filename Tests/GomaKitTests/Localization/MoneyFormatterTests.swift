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
        #expect(english.string(try #require(amount)) == text)
    }

    @Test func `the currency stands before the amount`() {
        #expect(english.string(Money(25_000, "XAF")) == "XAF 25,000.00")
        #expect(english.string(Money(25_000, "XAF"), digits: 0) == "XAF 25,000")
        #expect(english.string(Money(5, "")) == "5.00")
    }

    @Test func `the language says how numbers are parted`() {
        #expect(MoneyFormatter(Localization.portuguese).string(Money(1250, "€")) == "€ 1.250,00")
    }

    @Test(arguments: [("0.1", 10), ("100.755", 10_076), ("-18.70", -1870), ("0", 0), ("1e30", 100_000_000_000_000)])
    func `an amount counts in hundredths`(amount: String, hundredths: Int) throws {
        #expect(Money(try #require(Decimal(string: amount)), "XAF").hundredths == hundredths)
    }

    @Test func `hundredths become the amount that they are`() {
        #expect(Money(hundredths: 10, "XAF").amount == Decimal(string: "0.1"))
        #expect(english.string(Money(hundredths: -1870, "XAF")) == "-XAF 18.70")
    }

    @Test func `a share is rounded to hundredths`() {
        #expect(Money(32, "XAF").share(96, of: 100) == Money(hundredths: 3072, "XAF"))
        #expect(Money(10, "XAF").share(1, of: 3) == Money(hundredths: 333, "XAF"))
        #expect(Money(10, "XAF").share(1, of: 0) == Money(10, "XAF"))
    }
}
