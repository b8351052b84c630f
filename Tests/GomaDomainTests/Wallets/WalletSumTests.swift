import Expectations
import Foundation
import Testing

@testable import GomaDomain

/// Amounts add up, whatever is done.
struct WalletSumTests {
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `what came and did not go is there, and never less than nothing`(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var wallet = Wallet(currency: "EUR")
        var counts: [Bool: Int] = [:]

        for step in 0..<800 {
            let before = wallet
            let isDone = Self.act(on: &wallet, step: step, &random)
            counts[isDone, default: 0] += 1
            if !isDone {
                // Time goes by for bonuses, whatever else is refused.
                var passed = before
                passed.pass(to: .hour(Double(step)))
                #expect(wallet == before || wallet == passed)
            }
            guard wallet.withdrawable >= 0, wallet.bonus >= 0, wallet.withdrawn >= 0, wallet.addsUp else {
                Issue.record("step \(step): \(wallet.funds)")
                return
            }
        }

        #expect(counts[true, default: 0] > 200 && counts[false, default: 0] > 100)
        let kinds = Set(wallet.transactions.map(\.kind))
        #expect(kinds.isSuperset(of: [.deposit, .bonus, .stake, .payout, .cashOut, .refund, .withdrawal]))
        expect(Set(wallet.transactions.map(\.id)).count, is: wallet.transactions.count)
    }

    private static func act(on wallet: inout Wallet, step: Int, _ random: inout SplitMix) -> Bool {
        let moment = Date.hour(Double(step))
        let amount = Amount(hundredths: Int.random(in: -100...20_000, using: &random))
        let id = Int.random(in: 0..<20, using: &random) == 0 ? "0" : "\(step)"
        let stakes = wallet.transactions.filter { $0.kind == .stake }.suffix(8)
        let stake = stakes.randomElement(using: &random)?.id ?? "none"
        let withdrawals = wallet.transactions.filter { $0.kind == .withdrawal }.suffix(4)
        let withdrawal = withdrawals.randomElement(using: &random)?.id ?? "none"
        do throws(Wallet.Refusal) {
            switch Int.random(in: 0..<12, using: &random) {
            case 0: try wallet.deposit(amount, id: id, at: moment)
            case 1: try wallet.deposit(amount, with: offer(step, &random), id: id, at: moment)
            case 2, 3, 4:
                try wallet.stake(amount, first: Bool.random(using: &random) ? .cash : .bonus, id: id, at: moment)
            case 5: try wallet.payOut(amount, of: stake, id: id, at: moment)
            case 6: try wallet.payOut(0, of: stake, id: id, at: moment)
            case 7: try wallet.cashOut(amount, of: stake, isAll: Bool.random(using: &random), id: id, at: moment)
            case 8: try wallet.refund(stake, id: id, at: moment)
            case 9: try wallet.askWithdrawal(of: amount, id: id, at: moment)
            case 10: try wallet.cancelWithdrawal(withdrawal)
            default: try wallet.completeWithdrawal(withdrawal)
            }
            return true
        } catch { return false }
    }

    private static func offer(_ step: Int, _ random: inout SplitMix) -> Offer {
        var offer = Offer(
            id: "\(step)",
            bonus: DepositBonus(percentage: Amount(Int.random(in: 1...150, using: &random)), cap: 100, turnover: 3),
            secondsToWager: 3600 * Double(Int.random(in: 5...200, using: &random)))
        try? offer.claim(at: .hour(0))
        return offer
    }
}

extension Wallet {
    /// Whether the history comes to the balances: by its effects, and by what its kinds mean.
    fileprivate var addsUp: Bool {
        var (effects, gain): (Funds, Amount) = (.none, 0)
        for transaction in transactions {
            effects = effects + transaction.effect
            switch transaction.kind {
            case .deposit, .bonus, .payout, .cashOut, .refund: gain += abs(transaction.effect.total)
            case .stake, .withdrawal, .bonusExpired: gain -= abs(transaction.effect.total)
            case .bonusReleased, .prize: break
            }
        }
        return effects == funds && gain == total
    }
}
