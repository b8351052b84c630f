import Expectations
import Foundation
import GomaPictures
import Testing

@testable import GomaCatalog
@testable import GomaBetting

@MainActor
struct StakeEntryTests {
    private let limits = StakeLimits(currency: "XAF", minimum: 100, maximum: 5_000, balance: 2_000)

    @Test(arguments: [
        ("abc", "Enter an amount such as 1,250.50"),
        ("99.99", "The lowest stake is XAF 100.00"),
        ("0", "The lowest stake is XAF 100.00"),
        ("5,000.01", "The highest stake is XAF 5,000.00"),
        ("2,000.01", "The stake is above your balance of XAF 2,000.00"),
    ])
    func `a stake that cannot be taken says why`(text: String, sentence: String) throws {
        let problem = try #require(StakeEntry(text, in: Localization.english).problem(keeping: limits))

        expect(ViewEnvironment.simulated().sentence(for: problem), is: sentence)
    }

    @Test(arguments: ["", "  ", "100", "2,000"])
    func `a stake that keeps to the limits has no fault, and neither has none`(text: String) {
        expect(StakeEntry(text, in: Localization.english).problem(keeping: limits), is: nil)
    }

    @Test func `a guest has no balance to exceed`() {
        let limits = StakeLimits(currency: "XAF", minimum: 100, maximum: 5_000)

        expect(StakeEntry("5,000", in: Localization.english).problem(keeping: limits), is: nil)
    }

    @Test(arguments: [("10,000", 10_250), ("", 250), ("99.5", 349.5)])
    func `more is added to what was really typed`(text: String, sum: Decimal) {
        expect(StakeEntry(text, in: Localization.english).adding(250), is: sum)
    }

    @Test func `nothing is added to what is no amount`() {
        expect(StakeEntry("1,0,0", in: Localization.english).adding(250), is: nil)
    }
}
