/// The escaping of text for XML and HTML.
enum Markup {
    /// The text with everything that markup reads as markup written in another way, for elements and for attributes in
    /// double quotes. What XML 1.0 cannot hold at all (controls, noncharacters) becomes U+FFFD, and so does everything else
    /// that the gate for text lets nowhere, since a reference would bring it back.
    static func escaped(_ text: String) -> String {
        if text.utf8.allSatisfy(isPlain) { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// A length with at most two digits behind the point, such as `4.5`.
    static func number(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
        let sign = hundredths < 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        return rest % 10 == 0 ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest.padded(to: 2))"
    }

    /// An address inside a site: each name percent-encoded (RFC 3986, section 2).
    static func address(_ path: String) -> String { path.percentEncoded(keeping: "-._~/") }

    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x26 && byte != 0x27 && byte != 0x3C && byte != 0x3E
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A: true
        case 0xFFFE, 0xFFFF: false
        default: !TextGate.isHarmful(scalar)
        }
    }
}
