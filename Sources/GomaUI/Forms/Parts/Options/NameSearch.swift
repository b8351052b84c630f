import Foundation

/// Finds names by what somebody types: every word of it stands somewhere in the name, whatever its case, its accents and
/// strokes, and which of the two apostrophes it has.
///
/// Names are made ready once, so that each letter typed costs no more than looking through them.
package struct NameSearch {
    private let names: [String]

    package init(_ names: [String]) { self.names = names.map(Self.plain) }

    /// Whether a text asks for nothing.
    package static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

    /// The places of the names that a text finds, in their order.
    package func places(of text: String) -> [Int] {
        let words = Self.words(of: text)
        return names.indices.filter { place in words.allSatisfy(names[place].contains) }
    }

    /// What a text asks for, word by word, as it is compared.
    package static func words(of text: String) -> [String] {
        plain(text).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// A text as it is compared with others.
    package static func plain(_ text: String) -> String {
        // So it is for most names, and there may be a hundred thousand of them.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        let folded = text.replacing("’", with: "'")
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return String(folded.flatMap { letters[$0] ?? String($0) })
    }

    /// Letters that are none with an accent to Unicode, by what one types who has no key for them.
    private static let letters: [Character: String] = [
        "ł": "l", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th",
    ]
}
