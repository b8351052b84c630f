/// An error in a colour scheme.
package enum SchemeError: Error, Hashable, CustomStringConvertible {
    case noPalette(file: String)
    case noName(file: String, field: String)
    case missingColors(file: String, slots: [String])
    case badColor(file: String, line: Int, slot: String, value: String)
    case badVariant(file: String, line: Int, value: String)
    case several([SchemeError])

    package var sentences: [String] {
        if case .several(let problems) = self { problems.flatMap(\.sentences) } else { [sentence] }
    }

    /// A sentence; of several problems one on a line.
    package var description: String { sentences.joined(separator: "\n") }

    private var sentence: String {
        switch self {
        case .noPalette(let file): "\(file): palette: write base00 to base0F with a colour each"
        case .noName(let file, let field):
            "\(file): \"\(field)\" is missing; a base16 or base24 scheme has it with the scheme's name"
        case .missingColors(let file, let slots):
            "\(file): \(slots.joined(separator: ", ")) missing; a scheme has base00 to base0F"
        case .badColor(let file, let line, let slot, let value):
            "\(file):\(line): \(slot): \"\(value)\" is not a colour; write \"rrggbb\""
        case .badVariant(let file, let line, let value):
            "\(file):\(line): variant: \"\(value)\" is not one of light, dark"
        case .several: description
        }
    }
}
