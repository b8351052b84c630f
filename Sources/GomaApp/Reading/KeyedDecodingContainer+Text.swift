extension KeyedDecodingContainer {
    /// A text, which may be written as a number.
    /// - Throws: `DecodingError` where there is neither.
    func text(_ key: Key) throws -> String {
        do {
            return try decode(String.self, forKey: key)
        } catch {
            guard let number = try? decode(Int.self, forKey: key) else { throw error }
            return String(number)
        }
    }

    /// A text, which may be written as a number, or be missing.
    /// - Throws: `DecodingError` where there is something else.
    func textIfPresent(_ key: Key) throws -> String? {
        try contains(key) && !decodeNil(forKey: key) ? text(key) : nil
    }
}
