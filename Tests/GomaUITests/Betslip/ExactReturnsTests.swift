import Expectations
import Foundation
import GomaCatalog
import GomaPictures
import Testing

/// What bets bring, against whole numbers that know no fraction.
struct ExactReturnsTests {
    /// With the seeds below two hundred thousand slips.
    private static let slipsPerSeed = 10_000
    private static let mostSelections = 30

    @Test(arguments: UInt64(1)...20)
    func `a slip brings to the hundredth what whole numbers say`(seed: UInt64) {
        var maker = SlipMaker(seed: seed)
        var limited = 0

        for number in 0..<Self.slipsPerSeed {
            let slip = maker.slip(of: number % Self.mostSelections + 1)
            let returns = slip.returns
            if let fault = slip.fault(in: returns) {
                Issue.record("seed \(seed), slip \(number): \(fault)")
                return
            }
            if returns.limit != nil { limited += 1 }
        }

        // Slips on both sides of their limits have been seen.
        #expect((Self.slipsPerSeed / 10...Self.slipsPerSeed * 9 / 10).contains(limited))
    }

    @Test func `the order of its selections does not matter to a slip`() {
        var maker = SlipMaker(seed: 7)

        for number in 0..<3000 {
            let slip = maker.slip(of: number % Self.mostSelections + 1)
            let turned = SlipMaker.Slip(
                prices: slip.prices.reversed(), stake: slip.stake, boost: slip.boost, limit: slip.limit)
            expect(slip.returns, is: turned.returns)
        }
    }

    @MainActor
    @Test func `what is shown of odds in full is what is paid for them`() throws {
        var maker = SlipMaker(seed: 3)
        let (odds, money) = (ViewEnvironment.simulated().odds, ViewEnvironment.simulated().money)
        var inFull = 0

        for number in 0..<6000 {
            let slip = maker.slip(of: number % 3 + 1)
            let total = try #require(Odds(combining: slip.prices.map(\.value)))
            let shown = odds.string(total)
            let digits = try #require(Amount(string: shown.replacing("…", with: "")))
            // What is not shown in full is more than what is shown, by less than its last digit.
            let missing = total.value - digits
            #expect(shown.hasSuffix("…") ? missing > 0 && missing < Amount(hundredths: 1) / 100 : missing == 0)
            guard missing == 0, slip.returns.limit == nil else { continue }
            inFull += 1
            expect(money.string(digits * slip.stake.value.amount), is: money.string(slip.returns.winnings))
        }

        #expect(inFull > 1000)
    }
}
