import GomaUI
import TerminalKit

extension Contract {
    /// 6: at each width from 1 to 200, in both glyph sets, a component draws in its bounds alone, all rows that it
    /// reports, no half of a wide cluster and no text over another; its layout works out.
    ///
    /// It is laid out at each width, and drawn at each up to 48 or four more than it is shown in, then at every twelfth,
    /// since from there on a component only stretches. Where it takes the size of the last width, that one stands for
    /// both.
    static func anyWidth(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        var violations: [ContractViolation] = []
        for glyphs in [Glyphs.unicode, .ascii] {
            for state in component.states.indices {
                let instance = try component.instance(stateAt: state, in: ViewEnvironment(glyphs: glyphs))
                let frame = FramedComponent(instance.view, glyphs: glyphs)
                var seen: Set<FramedComponent.Defect.Kind> = []
                for width in 1...200 where frame.resize(toOffered: width) {
                    let isDrawn = width <= max(48, component.defaultWidth + 4) || width % 12 == 8
                    for defect in isDrawn ? frame.defects() : frame.defectsOfLayout()
                    where seen.insert(defect.kind).inserted {
                        violations.append(
                            ContractViolation(
                                .anyWidth, component, state: state, width: width, at: defect.place,
                                defect.words + (glyphs.isASCII ? ", in ASCII" : "")))
                    }
                }
            }
        }
        return violations
    }
}
