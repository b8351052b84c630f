import Foundation
import GomaCatalog
import TerminalKit

/// The words that harm whoever takes them as they are, and a look at what has become of them.
package enum HostileWords {
    /// The end of a bracketed paste with a command behind it, commands to a terminal, what ends quotations, comments and
    /// markup, a forged line, and every character of ``scalars``.
    package static let text =
        "S\u{1B}[201~\ntouch x\r\n\u{1B}]52;c;eA==\u{7}\u{1B}]0;x\u{1B}\\ \u{9B}2J \"'`$(x)\\ \\(x) */ --> </script><b>"
        + "&amp; #{x}\n::error::z\n── x " + String(String.UnicodeScalarView(scalars)) + "E"

    /// C0, delete and C1, marks of direction, line and paragraph separators, and what hides in a text. They are listed here
    /// and not asked for, so that a gate that forgets one is found.
    private static let scalars: [Unicode.Scalar] = [
        0...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F,
        0x2028...0x202E, 0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE0001,
    ].flatMap { $0.compactMap(Unicode.Scalar.init) }

    /// The characters of ``scalars`` in a text, as their numbers.
    /// - Parameter meant: those that may be there.
    package static func harm(in text: String, besides meant: Set<Unicode.Scalar> = ["\n"]) -> [String] {
        let harmful = Set(scalars).subtracting(meant)
        let found = Set(text.unicodeScalars.filter(harmful.contains))
        return found.map { "U+" + String($0.value, radix: 16, uppercase: true) }.sorted()
    }

    /// A component's state with hostile words in every field of text.
    @MainActor
    package static func state(of component: ComponentDescriptor, at index: Int) throws -> Data? {
        guard let state = try component.stateData(at: index) else { return nil }
        let value = try JSONValue(state)
        let hostile = value.texts(in: component.stateSchema).reduce(value) {
            $0.replacing($1, with: .string(text))
        }
        return try component.normalized(state: hostile.data)
    }
}

extension JSONValue {
    /// The ways to every text that may be any text.
    fileprivate func texts(in schema: StateSchema, at path: [Step] = []) -> [[Step]] {
        switch self {
        case .string: schema[path].unwrapped == .text ? [path] : []
        case .array(let values): values.indices.flatMap { values[$0].texts(in: schema, at: path + [.index($0)]) }
        case .object(let values):
            values.keys.sorted().flatMap { values[$0]?.texts(in: schema, at: path + [.key($0)]) ?? [] }
        case .null, .bool, .integer, .number, .decimal: []
        }
    }
}
