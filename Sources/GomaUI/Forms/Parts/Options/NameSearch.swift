import Foundation

/// Finds names by what somebody types: every word of it stands somewhere in the name, whatever its case, its accents
/// and which of the two apostrophes it has.
///
/// Names are made ready once, so that each letter typed costs no more than looking through them.
package struct NameSearch {
    private let names: [String]

    package init(_ names: [String]) { self.names = names.map(Self.plain) }

    /// Whether a text asks for nothing.
    package static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

    /// The places of the names that a text finds, in their order.
    package func places(of text: String) -> [Int] {
        let words = Self.plain(text).split(whereSeparator: \.isWhitespace).map(String.init)
        return names.indices.filter { place in words.allSatisfy(names[place].contains) }
    }

    private static func plain(_ text: String) -> String {
        text.replacing("’", with: "'")
            .folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    }
}
