/// The form of a text that leaves the program, to a stream or into a file: the control characters that are meant to be in
/// it. All others are shown or escaped, and do nothing.
package enum OutputForm: CaseIterable, Hashable, Sendable {
    /// A line of text, without any.
    case text
    /// A line of text with sequences that colour it.
    case styledText
    /// Lines of text with such sequences.
    case styledDocument
    /// A document in JSON, whose strings write them as `\u001b`.
    case json
    /// A document in YAML, in which they stand in double quotes alone, and are written as `\x1b`.
    case yaml
    /// A document of several lines, such as a dump, SVG, HTML, Swift or a shell's script: line ends and tabs.
    case document

    /// The text as it may leave.
    package func safe(_ text: String) -> String {
        switch self {
        case .text: TextGate.visible(text)
        case .styledText: TextGate.visibleBesidesStyles(text)
        case .styledDocument:
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { TextGate.visibleBesidesStyles(String($0)) }.joined(separator: "\n")
        case .json: TextGate.escaped(text, keeping: ["\n"], as: Self.escapeInJSON)
        case .yaml: TextGate.escaped(text, keeping: ["\n"], as: Self.escapeInYAML)
        case .document: TextGate.visible(text, keeping: ["\n", "\t"])
        }
    }

    /// RFC 8259, section 7: by units of UTF-16.
    private static func escapeInJSON(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { "\\u" + $0.padded(to: 4, radix: 16) }.joined()
    }

    /// YAML 1.2.2, section 5.7.
    private static func escapeInYAML(_ scalar: Unicode.Scalar) -> String {
        switch scalar.value {
        case ...0xFF: "\\x" + scalar.value.padded(to: 2, radix: 16)
        case ...0xFFFF: "\\u" + scalar.value.padded(to: 4, radix: 16)
        default: "\\U" + scalar.value.padded(to: 8, radix: 16)
        }
    }
}
