/// The reason why a value that is well written cannot be: what it is, and what would be right.
package struct ValueRefusal: Error, Hashable, CustomStringConvertible {
    /// As it stands behind the name of a field, such as "is 30 and wants a day of month 2 of 2026, 1 to 28".
    package let description: String

    package init(_ description: String) { self.description = description }

    /// For an error of decoding whose words are these.
    package func context(at path: [any CodingKey]) -> DecodingError.Context {
        DecodingError.Context(codingPath: path, debugDescription: description, underlyingError: self)
    }
}
