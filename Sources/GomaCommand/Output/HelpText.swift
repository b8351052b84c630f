/// The layout of help texts before they are printed.
enum HelpText {
    /// Columns of a help text that goes to no terminal.
    static let usualWidth = 80

    /// The text with its usage line folded between options, which the parser of arguments writes in one piece.
    static func folded(_ text: String, to width: Int) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasPrefix(usage) && $0.count > width ? folded(usage: $0, to: width) : String($0) }
            .joined(separator: "\n")
    }

    private static let usage = "USAGE: "

    private static func folded(usage line: Substring, to width: Int) -> String {
        let indentation = String(repeating: " ", count: usage.count)
        var lines = [""]
        for part in parts(of: line) {
            if lines[lines.count - 1].count + part.count >= width { lines.append(indentation) }
            let isFirst = lines[lines.count - 1].allSatisfy { $0 == " " }
            lines[lines.count - 1] += isFirst ? part : " \(part)"
        }
        return lines.joined(separator: "\n")
    }

    /// Words, and what stands in brackets whole.
    private static func parts(of line: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        for character in line {
            if character == "[" || character == "<" { depth += 1 }
            if character == "]" || character == ">" { depth -= 1 }
            if character == " ", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts
    }
}
