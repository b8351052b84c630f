/// The gate for text: takes out what could harm a terminal, splits the rest into clusters and measures them.
///
/// All text that leaves the program passes it: cells as ``elements(of:)``, what is printed and what files hold as an
/// ``OutputForm``, titles as ``visible(_:keeping:)``, and what is copied as a ``PasteText``.
package enum TextGate {
    /// Scalars kept in one cluster: a terminal's cell holds few, and a tower of marks is an attack, not a word.
    static let longestCluster = 8

    /// Clusters of one line. Line ends and tabs become spaces; other controls and invisible formatting go.
    static func elements(of string: String) -> [DisplayText.Element] {
        if let plain = plainElements(of: string) { return plain }
        var elements: [DisplayText.Element] = []
        elements.reserveCapacity(string.utf8.count)
        for character in sanitized(string) {
            let shown = shortened(character)
            let width = DisplayWidth.columns(of: shown)
            guard width > 0 else { continue }
            let cluster = Cluster(shown)
            elements.append(DisplayText.Element(cluster: cluster, width: cluster == .replacement ? 1 : width))
        }
        return elements
    }

    /// The text without anything that could act on a terminal; still one string.
    ///
    /// Out goes all that ``isHarmful(_:)``; line ends and tabs become one space each. Escape sequences lose their escape,
    /// and what followed it is text like any other.
    package static func sanitized(_ string: String) -> String {
        guard string.unicodeScalars.contains(where: isHarmful) else { return string }
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in string.unicodeScalars {
            switch scalar.value {
            case 0x0A where previous == "\r": break
            case _ where scalar == "\t" || isLineEnd(scalar): result.append(" ")
            case _ where isHarmful(scalar): break
            default: result.append(scalar)
            }
            previous = scalar
        }
        return String(result)
    }

    /// Columns that a cluster shows in once it has passed the gate.
    static func columns(of character: Character) -> Int {
        if character.utf8.count == 1, let byte = character.utf8.first, byte >= 0x20, byte < 0x7F { return 1 }
        return sanitized(String(character)).reduce(0) { $0 + DisplayWidth.columns(of: shortened($1)) }
    }

    /// The text without the line ends before and behind it, which come along where whole lines have been copied.
    static func withoutOuterLineEnds(_ string: String) -> String {
        let scalars = string.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isLineEnd($0) }),
            let last = scalars.lastIndex(where: { !isLineEnd($0) })
        else { return "" }
        return String(scalars[first...last])
    }

    /// Lines of a text, split at its line ends.
    static func lines(of string: String) -> [String] {
        if isPlain(string) { return [string] }
        return string.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }

    /// Whether a text is printable ASCII and nothing else, which a look at each byte tells.
    private static func isPlain(_ string: String) -> Bool { string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }

    /// Printable ASCII needs no more than a look at each byte.
    private static func plainElements(of string: String) -> [DisplayText.Element]? {
        var elements: [DisplayText.Element] = []
        elements.reserveCapacity(string.utf8.count)
        for byte in string.utf8 {
            guard byte >= 0x20, byte < 0x7F else { return nil }
            elements.append(DisplayText.Element(cluster: Cluster(Unicode.Scalar(byte)), width: 1))
        }
        return elements
    }

    private static func shortened(_ character: Character) -> Character {
        let scalars = character.unicodeScalars
        guard scalars.count > longestCluster else { return character }
        var kept = String.UnicodeScalarView(scalars.prefix(longestCluster))
        while kept.last?.value == 0x200D { kept.removeLast() }
        let string = String(kept)
        return string.count == 1 ? Character(string) : string.first ?? character
    }
}
