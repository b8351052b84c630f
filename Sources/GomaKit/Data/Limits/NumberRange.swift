import Foundation

/// The natural range of a number in a state, under a name that says what is counted or measured.
///
/// Within it a number has a meaning, and what it costs to draw is bounded: the seconds that a message stays, a share of a
/// whole, the values of a slider. A field takes it with ``Limited`` or ``LimitedIfPresent``.
public protocol NumberRange: Sendable {
    /// `Int`, `Double` or `Decimal`.
    associatedtype Number: Codable, Comparable, Hashable, Sendable
    /// The numbers that have a meaning; both ends are among them.
    static var range: ClosedRange<Number> { get }
}

extension NumberRange {
    /// The number itself, or the end of the range that is nearest to it; the lower end for one that is no number.
    static func nearest(to number: Number) -> Number {
        // What is no number equals nothing, not even itself.
        guard number == number else { return range.lowerBound }
        return min(max(number, range.lowerBound), range.upperBound)
    }

    /// What a field with this range consists of.
    static var schema: StateSchema {
        switch range {
        case let range as ClosedRange<Int>: .integer(range)
        case let range as ClosedRange<Double>: .decimal(range)
        case let range as ClosedRange<Decimal>: .decimal(range.lowerBound.nearest...range.upperBound.nearest)
        default: .unknown
        }
    }
}
