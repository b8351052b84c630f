import Foundation

/// A share of a hundred, exactly: `10` is a tenth.
public struct Percentage: Codable, Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// In per cent: 3 is three of a hundred.
    public var value: Decimal

    public init(_ value: Decimal) { self.value = value }

    public init(integerLiteral value: Int) { self.value = Decimal(value) }

    public init(from decoder: any Decoder) throws { value = try decoder.singleValueContainer().decode(Decimal.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(value)
    }
}

extension Percentage: UnlabelledValues {
    package static var unlabelledValueCount: Int { 1 }
}
