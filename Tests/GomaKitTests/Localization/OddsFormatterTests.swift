import Testing

@testable import GomaKit

struct OddsFormatterTests {
    @Test(arguments: [
        (1.85, "1.85"), (3.5, "3.50"), (10, "10.00"), (1.006, "1.01"), (1.994, "1.99"), (0.05, "0.05"),
        (-1.5, "-1.50"), (1234.5, "1234.50"), (.nan, "–"), (.infinity, "–"),
    ])
    func `odds have two digits`(odds: Double, text: String) {
        #expect(OddsFormatter(Localization.english).string(odds) == text)
    }

    @Test func `the language says what stands before the digits`() {
        #expect(OddsFormatter(Localization.portuguese).string(1.85) == "1,85")
    }
}
