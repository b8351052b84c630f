import GomaUI
import TerminalKit

extension Contract {
    /// 7: any two states differ in what is drawn, at every colour depth, in both glyph sets and the themes that come
    /// with the library.
    ///
    /// Only states with the same clusters are compared by their looks; the others are told apart without any.
    static func toldApart(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        let themes = try ThemeLibrary.embedded.names.map { try ThemeLibrary.embedded.theme(named: $0) }
        var violations: [ContractViolation] = []
        for glyphs in [Glyphs.unicode, .ascii] {
            let surfaces = try component.states.indices.map { state in
                try Specimen(
                    component, state: state, height: largestHeight(of: component),
                    environment: ViewEnvironment(glyphs: glyphs)
                ).surface
            }
            let lookalikes = Dictionary(grouping: component.states.indices) { surfaces[$0].cells.map(\.cluster) }
                .values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
            guard !lookalikes.isEmpty else { continue }
            for theme in themes {
                for depth in ColorDepth.allCases {
                    var resolver = StyleResolver(colors: theme, depth: depth)
                    for group in lookalikes {
                        violations += twins(in: group, surfaces, &resolver).map { one, other in
                            ContractViolation(
                                .toldApart, component, state: other, width: component.defaultWidth,
                                "looks like \"\(component.states[one].name)\" with \(theme.name), \(depth.rawValue) "
                                    + "colours and \(glyphs.isASCII ? "ASCII" : "Unicode")")
                        }
                    }
                }
            }
        }
        return violations
    }

    /// Pairs of states that look alike, each state with the first of its kind.
    private static func twins(
        in group: [Int], _ surfaces: [Surface], _ resolver: inout StyleResolver
    ) -> [(one: Int, other: Int)] {
        var first: [[TerminalStyle]: Int] = [:]
        var pairs: [(one: Int, other: Int)] = []
        for state in group {
            let look = surfaces[state].cells.map { visibleStyle(of: $0, &resolver) }
            if let one = first[look] { pairs.append((one, state)) } else { first[look] = state }
        }
        return pairs
    }

    /// A cell's look without what cannot be seen: on a space, neither its colour nor its weight shows.
    private static func visibleStyle(of cell: Cell, _ resolver: inout StyleResolver) -> TerminalStyle {
        var style = resolver.style(of: cell)
        guard cell.cluster == .space, cell.width == 1 else { return style }
        style.attributes.formIntersection([.reverse, .underline, .strikethrough])
        if style.attributes.isEmpty { style.foreground = .terminalDefault }
        return style
    }
}
