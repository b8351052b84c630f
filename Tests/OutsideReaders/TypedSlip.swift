import Foundation
import GomaCatalog
import GomaPictures
import TestSupport

/// A slip in words, on which the rules of money are tried: a stake as it is typed, a boost in per cent, the most that is paid,
/// and the prices of the selections.
///
/// ```
/// 50.00 10 1000000 2.01 1.63
/// ```
@MainActor
struct TypedSlip {
    /// The words of a slip that cannot be read.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    private let stake: Amount
    private let boost: Amount
    private let limit: Amount
    private let prices: [Amount]

    private let environment = ViewEnvironment.simulated()
    private static let mostPrices = 100

    /// - Throws: ``Problem``, or what is wrong with odds.
    init(_ text: String) throws {
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        guard (4...3 + Self.mostPrices).contains(words.count) else {
            throw Problem(description: "a slip has a stake, a boost, a limit and up to \(Self.mostPrices) prices")
        }
        let stake = AmountReader(Localization.english).amount(in: words[0])
        guard let stake else { throw Problem(description: "\"\(words[0])\" is no stake") }
        self.stake = stake
        let numbers = try JSONDecoder().decode([Amount].self, from: Data("[\(words[1]),\(words[2])]".utf8))
        guard numbers.count == 2 else { throw Problem(description: "a boost and a limit are two numbers") }
        (boost, limit) = (numbers[0], numbers[1])
        let odds = try JSONDecoder().decode([Odds].self, from: Data("[\(words[3...].joined(separator: ","))]".utf8))
        prices = odds.map(\.value)
    }

    /// Reckons what the slip brings, and holds it against whole numbers.
    func look() throws {
        guard let total = Odds(combining: prices.compactMap(Odds.init)) else {
            throw Problem(description: "a slip has a price")
        }
        let most = StakeLimits(currency: "EUR", minimum: 0, maximum: 0, maximumWinnings: limit).winnings
        let returns = Returns(stake: Money(stake, "EUR").amount, at: total, boost: Percentage(boost), upTo: most)
        let (winnings, bonus, payout) = (returns.winnings, returns.bonus, returns.payout)
        precondition(winnings >= 0 && bonus >= 0 && payout == winnings + bonus, "\(returns)")
        precondition(payout <= most.rounded(), "\(returns)")
        precondition([winnings, bonus, payout].allSatisfy { $0 == $0.rounded() }, "\(returns)")
        precondition(returns.limit == nil || payout == most.rounded(), "\(returns)")
        let shown = environment.odds.string(total).replacing("…", with: "")
        precondition(Amount(string: shown).map { $0 <= total.value } == true, "\(shown) is shown for \(total.value)")
        guard var exact = Self.hundredths(stake).map(ExactProduct.init(hundredths:)) else { return }
        for price in prices {
            guard let (parts, whole) = Self.parts(of: price) else { return }
            exact.multiply(by: parts, of: whole)
        }
        guard let paid = Self.hundredths(winnings), let most = Self.hundredths(most.rounded()) else { return }
        precondition(
            exact.isRounded(toMoreThan: most) ? paid == most : exact.isRounded(to: paid),
            "\(stake) at \(prices) is \(winnings)")
    }

    /// `nil` for more than can be counted.
    private static func hundredths(_ amount: Amount) -> UInt64? { UInt64("\(amount * 100)") }

    /// A number as so many parts of a whole; `nil` where it has too many digits for that.
    private static func parts(of number: Amount) -> (parts: UInt64, whole: UInt64)? {
        let words = "\(number)".split(separator: ".")
        let digits = words.count > 1 ? words[1].count : 0
        guard digits < 19, let parts = UInt64(words.joined()) else { return nil }
        return (parts, (0..<digits).reduce(1) { whole, _ in whole * 10 })
    }
}
