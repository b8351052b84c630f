/// Reads text with the escape sequences that colour it (ECMA-48 SGR).
package enum SGRParser {
    package static func rows(of text: String) -> [[StyledCell]] {
        var pen = StyledCell(character: " ", foreground: nil, background: nil, attributes: [])
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            var cells: [StyledCell] = []
            // The blanks at its end, of which a terminal tells all.
            let end = line.utf8.lastIndex { $0 != 0x20 }.map { line.utf8.index(after: $0) } ?? line.startIndex
            var rest = line[..<end]
            while let character = rest.first {
                if character == "\u{1B}", rest.dropFirst().first == "[", let end = rest.firstIndex(of: "m") {
                    apply(rest[rest.index(rest.startIndex, offsetBy: 2)..<end], to: &pen)
                    rest = rest[rest.index(after: end)...]
                } else {
                    pen.character = character
                    cells.append(pen)
                    rest.removeFirst()
                }
            }
            pen.character = " "
            if !pen.isBlank { cells += Array(repeating: pen, count: line[end...].utf8.count) }
            while let last = cells.last, last.isBlank { cells.removeLast() }
            return cells.map(\.visible)
        }
    }

    private static func apply(_ sequence: Substring, to pen: inout StyledCell) {
        var codes = sequence.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }[...]
        while let code = codes.popFirst() {
            switch code {
            case 0:
                (pen.foreground, pen.background, pen.attributes) = (nil, nil, [])
            case 1...9: pen.attributes.insert(code)
            case 22: pen.attributes.subtract([1, 2])
            case 23...29: pen.attributes.remove(code - 20)
            case 30...37: pen.foreground = code - 30
            case 38: pen.foreground = extended(&codes)
            case 39: pen.foreground = nil
            case 40...47: pen.background = code - 40
            case 48: pen.background = extended(&codes)
            case 49: pen.background = nil
            case 90...97: pen.foreground = code - 82
            case 100...107: pen.background = code - 92
            default: break
            }
        }
    }

    private static func extended(_ codes: inout ArraySlice<Int>) -> Int? {
        switch codes.popFirst() {
        case 5: return codes.popFirst()
        case 2:
            let channels = (0..<3).map { _ in codes.popFirst() ?? 0 }
            return 0x100_0000 | channels[0] << 16 | channels[1] << 8 | channels[2]
        default: return nil
        }
    }
}
