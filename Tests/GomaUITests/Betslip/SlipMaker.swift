import Foundation
import GomaCatalog
import TestSupport

/// Slips by chance, each as the rules of money take it and as whole numbers.
struct SlipMaker {
    /// A price, a stake or a boost with the whole number that it stands for.
    typealias Counted<Value> = (value: Value, parts: UInt64)

    /// A slip with all that decides what it brings.
    struct Slip {
        let prices: [Counted<Odds>]
        let stake: Counted<Money>
        let boost: Counted<Percentage>?
        /// The most that is paid, in hundredths.
        let limit: Counted<Amount>
    }

    private static let mostThousandths: [UInt64] = [1_200, 3_000, 30_000, 99_999_999]
    /// Prices in thousandths, from short ones to the longest that anybody offers.
    private static let prices: [[Counted<Odds>]] = mostThousandths.map { most -> [Counted<Odds>] in
        var random = Random(seed: most)
        return (0..<2048).map { _ -> Counted<Odds> in
            // Most prices have two digits; some have three.
            let exact = random.number(in: 1001...most)
            let parts = exact % 4 == 0 ? exact : max(1010, exact / 10 * 10)
            return (Odds(nearest: Amount(parts) / 1000), parts)
        }
    }
    private static let stakes: [Counted<Money>] = {
        var random = Random(seed: 1)
        return (0..<2048).map { (number: Int) -> Counted<Money> in
            let parts = random.number(in: 1...(number % 2 == 0 ? 10_000 : 500_000))
            return (Money(hundredths: Int(parts), "EUR"), parts)
        }
    }()
    /// In hundredths of a per cent.
    private static let boosts: [Counted<Percentage>] = (UInt64(1)...400).map { parts in
        (Percentage(Amount(hundredths: Int(parts) * 25)), parts * 25)
    }
    private static let mostHundredths: [UInt64] = [100_000, 25_000_050, 1_000_000_000_000]
    private static let limits: [Counted<Amount>] = mostHundredths.map { parts in
        (Amount(hundredths: Int(parts)), parts)
    }

    private var random: Random

    init(seed: UInt64) { random = Random(seed: seed) }

    /// A slip of so many selections.
    mutating func slip(of count: Int) -> Slip {
        let known = random.element(of: Self.prices)
        return Slip(
            prices: (0..<count).map { _ in random.element(of: known) }, stake: random.element(of: Self.stakes),
            boost: random.number(in: 0...1) == 0 ? nil : random.element(of: Self.boosts),
            limit: random.element(of: Self.limits))
    }
}

extension SlipMaker.Slip {
    /// What the rules say that it brings.
    var returns: Returns {
        Returns(
            stake: stake.value.amount, at: Odds(combining: prices.lazy.map(\.value)), boost: boost?.value,
            upTo: limit.value)
    }

    /// What whole numbers say against that; `nil` where they agree.
    func fault(in returns: Returns) -> String? {
        func hundredths(_ amount: Amount) -> UInt64 { UInt64(Money(amount, "EUR").hundredths) }
        var exact = ExactProduct(hundredths: stake.parts)
        for price in prices { exact.multiply(by: price.parts, of: 1000) }
        let winnings = hundredths(returns.winnings)
        let isOver = exact.isRounded(toMoreThan: limit.parts)
        guard isOver ? winnings == limit.parts : exact.isRounded(to: winnings) else { return "winnings \(self)" }
        // Half a hundredth more is a hundredth more.
        let added = (winnings * (boost?.parts ?? 0) + 5_000) / 10_000
        let bonus = min(added, limit.parts - winnings)
        guard hundredths(returns.bonus) == bonus else { return "bonus \(self)" }
        guard hundredths(returns.payout) == winnings + bonus else { return "payout \(self)" }
        guard (returns.limit != nil) == (isOver || added > bonus) else { return "limit \(self)" }
        return nil
    }
}

/// Numbers by chance that are the same wherever the seed is.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func number(in range: ClosedRange<UInt64>) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return range.lowerBound + (state >> 33) % (range.upperBound - range.lowerBound + 1)
    }

    mutating func element<Element>(of all: [Element]) -> Element { all[Int(number(in: 0...UInt64(all.count - 1)))] }
}
