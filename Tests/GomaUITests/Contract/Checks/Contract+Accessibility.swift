import GomaUI
import TerminalKit

extension Contract {
    /// 13: every place where Tab stops has something to be read out, in every state: a label, or a text of its own.
    static func spokenControls(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        component.states.indices.flatMap { state in
            let specimen = Specimen(component, state: state)
            return specimen.parts.filter { ReadingText.words(of: $0) == nil }.map { part in
                ContractViolation(
                    .spokenControls, component, state: state, at: part.visibleRect.origin,
                    "\(String(nameOf: part)) has the focus and nothing to say; give it an accessibility label")
            }
        }
    }
}
