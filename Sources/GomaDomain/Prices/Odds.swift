import Foundation

/// Decimal odds: how many times its stake a bet pays out if it wins, the stake included.
///
/// They are exact: 2.01 is two and a hundredth, and no binary fraction near it. Nothing rounds them: products of prices keep
/// their digits, and what is paid is rounded once, at the end.
public struct Odds: Hashable, Sendable {
    /// The odds as a number, within the range of all odds, from 1.001 to a trillion.
    public let value: Decimal

    /// The least there are: below them a bet wins nothing.
    package static let least = Odds(known: Decimal(sign: .plus, exponent: -3, significand: 1001))
    /// The greatest there are: with them the smallest coin reaches any limit of winnings.
    package static let greatest = Odds(known: Decimal(sign: .plus, exponent: 12, significand: 1))

    /// The odds that are wanted where a page, a feed or a state has others.
    package static let wanted = "decimal odds from \(least.value) to \(greatest.value)"

    /// Odds of exactly that value; `nil` outside the range of all odds.
    public init?(_ value: Decimal) {
        guard value.isFinite, (Self.least.value...Self.greatest.value).contains(value) else { return nil }
        self.init(known: value)
    }

    /// Odds of that value, or those nearest to it; the least for what is no number.
    public init(nearest value: Decimal) {
        self = value.isFinite ? Self(known: min(max(value, Self.least.value), Self.greatest.value)) : Self.least
    }

    /// The odds of a bet that wins if everything that has these prices does: their product, to the 38 digits that a
    /// `Decimal` has, or the greatest odds where it is more; `nil` for no prices.
    public init?(combining prices: some Sequence<Odds>) {
        var product: Decimal?
        for price in prices { product = (product ?? 1) * price.value }
        guard let product else { return nil }
        // What has become too large for a `Decimal` is no number, and has only grown.
        self.init(known: product.isFinite ? min(product, Self.greatest.value) : Self.greatest.value)
    }

    private init(known value: Decimal) { self.value = value }
}

extension Odds: Comparable {
    public static func < (one: Odds, other: Odds) -> Bool { one.value < other.value }
}

extension Odds: Codable {
    /// - Throws: `DecodingError` that names the range, for odds outside it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // Far outside the range even a number that `Decimal` cannot hold is refused with the range.
        let rough = try container.decode(Double.self)
        guard (1...1e13).contains(rough), let odds = Odds(try container.decode(Decimal.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "wants \(Self.wanted)")
        }
        self = odds
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Odds: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(literal: Decimal(written: value)) }

    public init(integerLiteral value: Int) { self.init(literal: Decimal(value)) }

    private init(literal value: Decimal?) {
        guard let odds = value.flatMap(Odds.init) else {
            preconditionFailure("\(value.map { "\($0)" } ?? "a literal") stands where \(Self.wanted) belong")
        }
        self = odds
    }
}
