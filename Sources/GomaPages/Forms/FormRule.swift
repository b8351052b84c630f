import Foundation

/// What the value of a field has to keep to; each bound that is given counts.
struct FormRule: Codable, Hashable {
    /// Characters at least.
    var shortest: Int?
    /// Decimal digits, no more and no fewer, whatever stands between them.
    var digits: Int?
    /// Words at least, of letters.
    var words: Int?
    /// A regular expression that the whole text fits.
    var pattern: String?
    /// The number that it is at least.
    var least: Decimal?
    /// The number that it is at most.
    var most: Decimal?
    /// The field that it has to be the same as.
    var same: String?
    /// The field of whose words none may stand in it.
    var without: String?
    /// What is said of a value that does not keep to it; a sentence of the framework's own where `nil`.
    var says: String?

    /// Whether a value keeps to it.
    /// - Parameters:
    ///   - localization: the language in which numbers are written.
    ///   - other: the text of another field.
    func holds(for text: String, in localization: any LocalizationProvider, _ other: (String) -> String) -> Bool {
        checks(text, localization, other).allSatisfy(\.self)
    }

    private func checks(
        _ text: String, _ localization: any LocalizationProvider, _ other: (String) -> String
    ) -> [Bool] {
        func number() -> Decimal? { Self.number(text, localization) }
        func digitCount() -> Int { text.count { $0.decimalDigit != nil } }
        return [
            shortest.map { text.count >= $0 },
            digits.map { digitCount() == $0 },
            words.map { Self.hasWords($0, text) },
            pattern.map { Self.fits(text, $0) },
            least.map { least in number().map { $0 >= least } ?? false },
            most.map { most in number().map { $0 <= most } ?? false },
            same.map { other($0) == text },
            without.map { !Self.isTold(by: text, other($0)) },
        ].compactMap(\.self)
    }

    /// Digits after the separator up to which a number is read.
    private static let mostDigits = 18

    /// The number that all of a text says, with or without a sign: as the language writes it, else as pages and data do.
    private static func number(_ text: String, _ localization: any LocalizationProvider) -> Decimal? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let isNegative = text.hasPrefix("-")
        let amount = isNegative || text.hasPrefix("+") ? String(text.dropFirst()) : text
        let number =
            AmountReader(localization).amount(in: amount, digits: mostDigits)
            ?? AmountReader(Localization.english).amount(in: amount, digits: mostDigits)
        return number.map { isNegative ? -$0 : $0 }
    }

    private static func hasWords(_ count: Int, _ text: String) -> Bool {
        let words = text.split(whereSeparator: \.isWhitespace)
        return words.count >= count
            && words.allSatisfy { $0.contains(where: \.isLetter) && !$0.contains(where: \.isNumber) }
    }

    /// A pattern that is none has been told when the page was read.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        guard let expression = try? Regex(pattern) else { return true }
        return text.wholeMatch(of: expression) != nil
    }

    /// Whether a word of another text, such as a name, stands in a text.
    private static func isTold(by text: String, _ other: String) -> Bool {
        let words: [Substring] = other.split(whereSeparator: \.isWhitespace).filter { $0.count > 2 }
        let letters = text.lowercased()
        return words.contains { letters.contains($0.lowercased()) }
    }

    /// What is said where the page says nothing of its own.
    var key: LocalizationKey {
        if same != nil { return .formNotSame }
        if shortest != nil { return .formTooShort }
        if digits != nil { return .formDigits }
        if least != nil { return .formTooLittle }
        if most != nil { return .formTooMuch }
        return .formWrong
    }

    /// The bounds, by their names, as sentences of a language can hold them in braces.
    func values(in localization: any LocalizationProvider) -> [String: String] {
        let formatter = MoneyFormatter(localization)
        func written(_ number: Decimal) -> String {
            let digits = (0...Self.mostDigits).first { formatter.isExact(number, digits: $0) } ?? Self.mostDigits
            return formatter.string(number, digits: digits)
        }
        return [
            "shortest": shortest.map(String.init), "digits": digits.map(String.init),
            "words": words.map(String.init), "least": least.map(written), "most": most.map(written),
        ].compactMapValues(\.self)
    }
}
