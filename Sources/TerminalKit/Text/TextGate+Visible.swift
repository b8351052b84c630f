extension TextGate {
    /// Whether a scalar acts on a terminal, turns the direction of text, or is there without being seen.
    ///
    /// These are the C0 and C1 controls and delete; the marks, embeddings, overrides and isolates of direction (UAX #9);
    /// line and paragraph separators, which some programs take for line ends; and formats that nothing needs and that hide
    /// in a text: joins and spaces without width, invisible operators and the deprecated ones behind them, soft hyphens,
    /// byte order marks, annotations and language tags. What letters and emoji are made of stays: joiners (U+200C, U+200D),
    /// selectors of variations, and the tags of flags, which ``PasteText`` takes out where they are no flag's.
    package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: true
        case 0x2028, 0x2029, 0xFEFF, 0x00AD, 0x180E, 0x200B, 0x2060...0x2065, 0x206A...0x206F: true
        case 0xFFF9...0xFFFB, 0xE0000...0xE001F: true
        default: false
        }
    }

    /// Whether a scalar ends a line, by itself or with a return before it.
    static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// The text with everything that ``isHarmful(_:)`` written out, as Swift writes it: `\u{1B}`, `\u{202E}`, `\n`.
    ///
    /// For lines that are printed: where ``sanitized(_:)`` keeps a picture in shape, a message shows what a file really
    /// says. A backslash stays as it is, since the text is for reading and not for reading back.
    /// - Parameter kept: scalars that stay as they are.
    package static func visible(_ text: String, keeping kept: Set<Unicode.Scalar> = []) -> String {
        escaped(text, keeping: kept, as: escape)
    }

    /// The text with everything that ``isHarmful(_:)`` written in another way.
    /// - Parameter kept: scalars that stay as they are.
    static func escaped(
        _ text: String, keeping kept: Set<Unicode.Scalar>, as escape: (Unicode.Scalar) -> String
    ) -> String {
        func isMeant(_ scalar: Unicode.Scalar) -> Bool { !isHarmful(scalar) || kept.contains(scalar) }
        guard !text.unicodeScalars.allSatisfy(isMeant) else { return text }
        return text.unicodeScalars.reduce(into: "") { result, scalar in
            if isMeant(scalar) { result.unicodeScalars.append(scalar) } else { result += escape(scalar) }
        }
    }

    /// The same, with sequences left in that do nothing but change colours and attributes (ECMA-48 SGR).
    package static func visibleBesidesStyles(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isHarmful) else { return text }
        var result = ""
        var rest = text.unicodeScalars[...]
        while let scalar = rest.first {
            if let sequence = styleSequence(at: rest) {
                result.unicodeScalars += sequence
                rest = rest[sequence.endIndex...]
            } else {
                if isHarmful(scalar) { result += escape(for: scalar) } else { result.unicodeScalars.append(scalar) }
                rest.removeFirst()
            }
        }
        return result
    }

    /// `ESC [`, numbers, and `m` at the beginning of a text; `nil` where something else stands there.
    private static func styleSequence(at text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
        guard text.starts(with: ["\u{1B}", "["]) else { return nil }
        let parameters = text.dropFirst(2)
        let end = parameters.firstIndex { !("0"..."9" ~= $0 || $0 == ";" || $0 == ":") }
        guard let end, parameters[end] == "m" else { return nil }
        return text[...end]
    }

    private static func escape(for scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        }
    }
}
