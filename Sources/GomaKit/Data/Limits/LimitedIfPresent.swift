/// A number as ``Limited``, that may be missing.
@propertyWrapper
public struct LimitedIfPresent<Range: NumberRange>: Codable, Hashable, Sendable {
    fileprivate var number: Limited<Range>?

    /// What the field holds, `nil` where it is missing; another number becomes the nearest one in the range.
    public var wrappedValue: Range.Number? {
        get { number?.wrappedValue }
        set { number = newValue.map { Limited($0) } }
    }

    public init(wrappedValue: Range.Number?) { number = wrappedValue.map { Limited($0) } }

    /// - Throws: `DecodingError` where the data holds neither nothing nor such a number in the range.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        number = container.decodeNil() ? nil : try container.decode(Limited<Range>.self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number { try container.encode(number) } else { try container.encodeNil() }
    }

    fileprivate init(_ number: Limited<Range>?) { self.number = number }
}

extension LimitedIfPresent: FieldWrapper {
    package var content: Any { wrappedValue as Any }
}

// What the compiler writes for a field with a wrapper asks for the wrapper itself, as if it could not be missing; these are the
// functions that it finds for this one, and they treat the field as an optional without a wrapper is treated.

extension KeyedDecodingContainer {
    /// Decodes a number that may be missing.
    /// - Throws: `DecodingError` where it is there and is none, or lies outside its range.
    public func decode<Range: NumberRange>(
        _ type: LimitedIfPresent<Range>.Type, forKey key: Key
    ) throws -> LimitedIfPresent<Range> {
        LimitedIfPresent(try decodeIfPresent(Limited<Range>.self, forKey: key))
    }
}

extension KeyedEncodingContainer {
    /// Encodes a number if it is there.
    /// - Throws: what the encoder throws.
    public mutating func encode<Range: NumberRange>(_ value: LimitedIfPresent<Range>, forKey key: Key) throws {
        try encodeIfPresent(value.number, forKey: key)
    }
}
