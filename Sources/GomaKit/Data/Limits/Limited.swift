/// A number of a state that lies in its natural range, wherever it comes from: data that holds another one is refused with
/// the range, and a program that sets another one gets the nearest that there is.
///
/// ```swift
/// @Limited<Percent> public var progress: Int
/// ```
@propertyWrapper
public struct Limited<Range: NumberRange>: Codable, Hashable, Sendable {
    /// The number, where it stands without a field: in a list, or in a case of an enum.
    public private(set) var number: Range.Number

    /// What the field holds; another number becomes the nearest one in the range.
    public var wrappedValue: Range.Number {
        get { number }
        set { number = Range.nearest(to: newValue) }
    }

    public init(wrappedValue: Range.Number) { number = Range.nearest(to: wrappedValue) }

    /// The number, or the nearest one in the range.
    public init(_ number: Range.Number) { self.init(wrappedValue: number) }

    /// - Throws: `DecodingError` where the data holds no such number, or one outside the range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        number = try container.decode(Range.Number.self)
        guard Range.range.contains(number) else {
            let wish = StateProblem.words(for: Range.schema) ?? "another number"
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "wants \(wish)")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(number)
    }
}

extension Limited: ExpressibleByIntegerLiteral where Range.Number: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Range.Number.IntegerLiteralType) {
        self.init(Range.Number(integerLiteral: value))
    }
}

extension Limited: Comparable {
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.number < rhs.number }
}

extension Limited: CustomStringConvertible {
    /// The number as it is.
    public var description: String { "\(number)" }
}

extension Limited: FieldWrapper {
    package var content: Any { wrappedValue }
}
