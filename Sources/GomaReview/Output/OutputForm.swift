import TerminalKit

/// The form of a text for standard output or standard error: the control characters that are meant to be in it. All
/// others are shown and do nothing.
package enum OutputForm: Hashable, Sendable {
    /// A line of text, without any.
    case text
    /// A line of text with sequences that colour it.
    case styledText
    /// A document in JSON, whose strings write them as `\u001b`.
    case json
    /// A document of several lines, such as SVG, HTML, XML or a shell's script: line ends and tabs.
    case document

    /// The text as it may be written.
    package func safe(_ text: String) -> String {
        switch self {
        case .text: TextGate.visible(text)
        case .styledText: TextGate.visibleBesidesStyles(text)
        case .json: Self.escapedInJSON(text)
        case .document: TextGate.visible(text, keeping: ["\n", "\t"])
        }
    }

    /// JSON in which such characters can only stand in strings, where an escape means the same.
    private static func escapedInJSON(_ text: String) -> String {
        func isMeant(_ scalar: Unicode.Scalar) -> Bool { scalar == "\n" || !TextGate.isHarmful(scalar) }
        guard !text.unicodeScalars.allSatisfy(isMeant) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isMeant(scalar) {
                result.unicodeScalars.append(scalar)
            } else {
                for unit in String(scalar).utf16 {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            }
        }
    }
}
