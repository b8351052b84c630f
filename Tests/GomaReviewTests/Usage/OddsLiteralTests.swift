import Expectations
import GomaCatalog
import Testing

@testable import GomaReview

struct OddsLiteralTests {
    @Test(arguments: [(Odds(2.01), "2.01"), (5, "5"), (1.005, "1.005"), (1_000_000_000_000, "1000000000000")])
    func `odds are literals`(odds: Odds, text: String) {
        expect(SwiftLiteral.code(of: odds).line, is: text)
    }

    @Test func `odds with more digits than a literal has are made of a decimal`() throws {
        let odds = try #require(Odds(combining: Array(repeating: Odds(1.37), count: 10)))

        let (exponent, significand) = (odds.value.exponent, odds.value.significand)

        expect(
            SwiftLiteral.code(of: odds).line,
            is: "Odds(nearest: Decimal(sign: .plus, exponent: \(exponent), significand: \(significand)))")
    }
}
