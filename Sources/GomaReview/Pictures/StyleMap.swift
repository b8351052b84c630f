import GomaKit
import TerminalKit

/// Each cell's style as a letter, and what the letters mean.
package struct StyleMap {
    /// Letters row by row, `.` for cells in the terminal's own colours; blanks at the end of a row are left out.
    private(set) var rows: [String] = []
    /// `a = textPrimary on backgroundCards, bold`, in the order in which the letters come up.
    private(set) var legend: [String] = []

    private struct Style: Hashable {
        let foreground: ColorReference
        let background: ColorReference
        let attributes: TextAttributes
    }

    private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
    /// A whole window has more styles than our alphabet has letters.
    private static let moreLetters = Array(
        "αβγδεζηθικλμνξοπρστυφχψωΓΔΘΛΞΠΣΦΨΩбгджзийлпфцчшщъыьэюяБГДЖЗИЙЛПФЦЧШЩЪЫЬЭЮЯ"
            + "ßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞ")

    /// What letters there are; what comes after all of them shares a question mark.
    private let letters: [Character]

    /// - Parameter isWindow: whether it is a whole window, for which there are more letters.
    init(_ surface: Surface, isWindow: Bool = false) {
        letters = isWindow ? Self.letters + Self.moreLetters : Self.letters
        var known: [Style: Character] = [:]
        for y in 0..<surface.size.height {
            rows.append(String(surface.row(y).map { letter(for: $0, known: &known) }))
        }
    }

    /// A blank cell shows no foreground and, unless reversed or underlined, no attributes; the place in a block's edge is
    /// shown by none.
    private mutating func letter(for cell: Cell, known: inout [Style: Character]) -> Character {
        let isBlank = cell.cluster == .space
        let attributes =
            isBlank ? cell.attributes.intersection([.reverse, .underline]) : cell.attributes.subtracting(.blockEdge)
        let style = Style(
            foreground: isBlank && attributes.isEmpty ? .terminalDefault : cell.foreground,
            background: cell.background, attributes: attributes)
        if style == Style(foreground: .terminalDefault, background: .terminalDefault, attributes: []) { return "." }
        if let letter = known[style] { return letter }
        let letter = known.count < letters.count ? letters[known.count] : "?"
        known[style] = letter
        legend.append("\(letter) = \(Self.description(of: style))")
        return letter
    }

    private static func description(of style: Style) -> String {
        words(style.foreground, on: style.background, style.attributes)
    }

    /// A style in words, such as `textOdds on backgroundOdds, bold`.
    package static func words(
        _ foreground: ColorReference, on background: ColorReference, _ attributes: TextAttributes
    ) -> String {
        ([name(of: foreground) + " on " + name(of: background)] + attributes.names).joined(separator: ", ")
    }

    /// A reference in words, such as `textPrimary` or `25% highlightPrimary over backgroundCards`.
    package static func name(of reference: ColorReference) -> String {
        switch reference.kind {
        case .terminalDefault: "default"
        case .role(let role): role.name
        case .blend(let base, let over, let share):
            "\(Int((share * 100).rounded()))% \(over.name) over \(base.name)"
        case .rgb(let color): color.hex
        }
    }
}
