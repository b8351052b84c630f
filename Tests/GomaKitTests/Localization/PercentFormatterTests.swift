import Expectations
import Foundation
import Testing

@testable import GomaKit

struct PercentFormatterTests {
    @Test(arguments: [("10", "10%"), ("2.5", "2.5%"), ("0.25", "0.25%"), ("0", "0%"), ("33.333", "33.33%")])
    func `a share has as many digits as it needs, two at most`(value: String, text: String) throws {
        let percentage = Percentage(try #require(Decimal(string: value)))

        expect(PercentFormatter(Localization.english).string(percentage), is: text)
    }

    @Test func `a share is written with the language's separator`() {
        expect(PercentFormatter(Localization.portuguese).string(Percentage(2.5)), is: "2,5%")
    }

    @Test(arguments: [
        ("-10", "-10%"), ("-2.5", "-2.5%"), ("-33.333", "-33.33%"), ("0.005", "0.01%"), ("-0.005", "-0.01%"),
        ("0.004", "0.00%"), ("99.995", "100.00%"), ("1000", "1,000%"),
    ])
    func `a share is written on either side of nothing, rounded half away from it`(value: String, text: String) throws {
        let percentage = Percentage(try #require(Decimal(string: value)))

        expect(PercentFormatter(Localization.english).string(percentage), is: text)
    }
}
