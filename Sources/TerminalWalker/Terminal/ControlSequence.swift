/// A control sequence that a program sends to its terminal (ECMA-48 CSI).
struct ControlSequence: Hashable {
    /// The byte that makes a sequence private, such as `?`.
    var marker: UInt8?
    /// Numbers as they were given, 0 for one that was left out; those that a colon joins stand one after the other.
    var parameters: [Int]
    /// Whether colons join parameters, as ISO 8613-6 writes colours.
    var hasColons = false
    var intermediate: UInt8?
    var final: UInt8

    /// A parameter that counts something, for which 0 and nothing mean 1.
    func count(_ index: Int = 0) -> Int { index < parameters.count ? max(1, parameters[index]) : 1 }

    func number(_ index: Int = 0) -> Int { index < parameters.count ? parameters[index] : 0 }

    /// Marker, intermediate and last byte, which say together what is asked for.
    var name: String { [marker, intermediate, final].compactMap(\.self).map { String(UnicodeScalar($0)) }.joined() }

    /// As it was sent, with its first byte as a letter.
    var text: String {
        let numbers = parameters.map(String.init).joined(separator: ";")
        func letter(_ byte: UInt8?) -> String { byte.map { String(UnicodeScalar($0)) } ?? "" }
        return "ESC [ \(letter(marker))\(numbers)\(letter(intermediate))\(letter(final))"
    }
}
