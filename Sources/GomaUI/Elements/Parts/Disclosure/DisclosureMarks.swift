import TerminalKit

/// The marks that say whether a part is open.
package enum DisclosureMarks: Hashable, Sendable {
    /// A triangle that points to what is open.
    case triangles
    /// A plus for more, a minus for less.
    case signs
    /// A picture for each.
    case pictures(collapsed: Pictogram, expanded: Pictogram)

    package func text(isExpanded: Bool, in glyphs: Glyphs) -> String {
        switch self {
        case .triangles: (isExpanded ? glyphs.expanded : glyphs.collapsed).string
        case .signs: glyphs[isExpanded ? .minusSign : .plusSign].string
        case .pictures(let collapsed, let expanded): (isExpanded ? expanded : collapsed).text(in: glyphs)
        }
    }
}

extension Glyph {
    /// There is more to see.
    fileprivate static let plusSign = Self("plusSign", unicode: "+", ascii: "+")
    /// Less can be seen.
    fileprivate static let minusSign = Self("minusSign", unicode: "−", ascii: "-")
}
