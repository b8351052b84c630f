import Foundation

/// Reads amounts as customers type them, in their language.
package struct AmountReader: Sendable {
    private let decimalSeparator: String
    private let groupingSeparator: String

    /// Digits before the separator that are told apart; an amount with more counts as ``greatest``.
    private static let capacity = 30
    /// More than anyone can stake.
    package static let greatest = Decimal(sign: .plus, exponent: capacity, significand: 1)

    package init(_ localization: any LocalizationProvider) {
        decimalSeparator = localization.decimalSeparator
        groupingSeparator = localization.groupingSeparator
    }

    /// The amount that a text says, such as `10,000` or `25.5`; `nil` where it says none.
    ///
    /// Thousands may be grouped, by the language's sign or by blanks, and then all groups but the first have three
    /// digits: `1,5` is no amount where the comma groups, rather than one and a half or fifteen.
    /// - Parameter digits: digits after the separator at most.
    package func amount(in text: String, digits: Int = 2) -> Decimal? {
        // A narrow or a no-break blank, as one pastes it, is a blank in any language.
        let plain = String(text.map { $0.isWhitespace && !$0.isNewline ? " " : $0 })
        let parts = plain.trimmingCharacters(in: .whitespaces).components(separatedBy: decimalSeparator)
        let fraction = parts.count == 2 ? parts[1] : ""
        guard parts.count <= 2, let whole = ungrouped(parts[0]), fraction.allSatisfy(Self.isDigit),
            fraction.count <= digits, !(whole + fraction).isEmpty
        else { return nil }
        let significant = whole.drop { $0 == "0" }
        guard significant.count <= Self.capacity else { return Self.greatest }
        return Decimal(string: "0\(significant).\(fraction)0")
    }

    /// The digits of a whole number, or `nil` where it is none or its groups are not thousands.
    private func ungrouped(_ text: String) -> String? {
        let separator = text.contains(" ") ? " " : groupingSeparator
        let groups = text.components(separatedBy: separator)
        guard groups.joined().allSatisfy(Self.isDigit) else { return nil }
        guard groups.count > 1 else { return text }
        guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
        return groups.joined()
    }

    private static func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
}
