import Testing

@testable import GomaKit

struct RatingFormatterTests {
    @Test(arguments: [
        (0, "0.0"), (4.5, "4.5"), (4.04, "4.0"), (4.05, "4.1"), (4.95, "5.0"), (5, "5.0"), (-0.04, "0.0"),
        (-1.25, "-1.3"),
    ])
    func `a rating has one digit, rounded half away from zero`(rating: Double, text: String) {
        #expect(RatingFormatter(Localization.english).string(rating) == text)
    }

    @Test func `the language says what stands before the digit`() {
        #expect(RatingFormatter(Localization.french).string(4.5) == "4,5")
    }
}
