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
            let surfaces = component.states.indices.map { state in
                Specimen(
                    component, state: state, height: largestHeight(of: component),
                    environment: ViewEnvironment(glyphs: glyphs)
                ).surface
            }
            for theme in themes {
                for depth in ColorDepth.allCases {
                    violations += Lookalikes.pairs(among: surfaces, colors: theme, depth: depth).map { one, other in
                        ContractViolation(
                            .toldApart, component, state: other, width: component.defaultWidth,
                            "looks like \"\(component.states[one].name)\" with \(theme.name), \(depth.rawValue) "
                                + "colours and \(glyphs.isASCII ? "ASCII" : "Unicode")")
                    }
                }
            }
        }
        return violations
    }
}
