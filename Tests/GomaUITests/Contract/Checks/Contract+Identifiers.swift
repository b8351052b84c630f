import GomaUI
import TerminalKit

extension Contract {
    /// 14: every place where Tab stops has an identifier that no other has, in every state, and none that hangs on the
    /// language or the glyphs.
    static func namedControls(_ component: ComponentDescriptor) throws -> [ContractViolation] {
        let abroad = ViewEnvironment(glyphs: .ascii, localization: Localization.portuguese)
        return component.states.indices.flatMap { state in
            let specimen = Specimen(component, state: state)
            let identifiers = ControlIdentifiers(of: specimen.view)
            let nameless = specimen.parts.filter { identifiers.identifier(of: $0)?.isEmpty ?? true }.map { part in
                ContractViolation(
                    .namedControls, component, state: state, at: part.visibleRect.origin,
                    "\(String(nameOf: type(of: part))) has no identifier; hold it in a property of the view around it, "
                        + "or set its accessibilityIdentifier")
            }
            let names = identifiers.all.map(\.identifier)
            let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted().map { name in
                ContractViolation(.namedControls, component, state: state, "several controls are called \(name)")
            }
            let foreign = ControlIdentifiers(of: Specimen(component, state: state, environment: abroad).view)
            let strange = foreign.all.map(\.identifier).filter { !names.contains($0) }.map { name in
                ContractViolation(
                    .namedControls, component, state: state,
                    "\(name) is not called so in English and Unicode, where there are \(names.joined(separator: ", "))")
            }
            return nameless + twice + strange
        }
    }
}
