/// The marks that say whether a part is open.
package enum DisclosureMarks: Hashable, Sendable {
    /// A triangle that points to what is open.
    case triangles
    /// A picture for each.
    case pictures(collapsed: Pictogram, expanded: Pictogram)

    package func text(isExpanded: Bool, in glyphs: Glyphs) -> String {
        switch self {
        case .triangles: (isExpanded ? glyphs.expanded : glyphs.collapsed).string
        case .pictures(let collapsed, let expanded): (isExpanded ? expanded : collapsed).text(in: glyphs)
        }
    }
}
