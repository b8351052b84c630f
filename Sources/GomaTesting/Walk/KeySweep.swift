import GomaKit
import GomaReview
import TerminalKit

/// Every key pressed on a part of a component.
///
/// Declared keys are each pressed on a component of their own. The others share one, which is made anew after a key that
/// did something.
@MainActor
enum KeySweep {
    /// The presses that are declared, and those that are not but did something.
    /// - Parameter part: its place in the focus order.
    static func presses(on component: ComponentDescriptor, state: Int, part: Int) throws -> [KeyPress] {
        try declaredPresses(component, state, part) + undeclaredPresses(component, state, part)
    }

    private static func declaredPresses(
        _ component: ComponentDescriptor, _ state: Int, _ part: Int
    ) throws -> [KeyPress] {
        let specimen = try focused(component, state, part)
        let name = String(nameOf: specimen.parts[part])
        let bindings = Bindings(at: specimen.parts[part], in: specimen.view)
        return try bindings.listedKeys.eachOnce.compactMap { key in
            guard let declared = bindings.answering(key) else { return nil }
            let specimen = try focused(component, state, part)
            let before = Observation(specimen)
            specimen.press(key)
            let (effects, place) = before.effects(seenIn: Observation(specimen))
            return KeyPress(
                state: state, part: name, key: key, title: declared.binding.title,
                isActivation: declared.binding.trigger == .activate, effects: effects,
                calls: specimen.environment.actionLog.actions, place: place)
        }
    }

    private static func undeclaredPresses(
        _ component: ComponentDescriptor, _ state: Int, _ part: Int
    ) throws -> [KeyPress] {
        var specimen = try focused(component, state, part)
        let name = String(nameOf: specimen.parts[part])
        let bindings = Bindings(at: specimen.parts[part], in: specimen.view)
        let moves = specimen.parts.count > 1 ? Set(View.focusKeys.map(\.key)) : []
        let keys = KeyUniverse.all.filter { bindings.answering($0) == nil && !moves.contains($0) }
        var presses: [KeyPress] = []
        func press(_ keys: [KeyEvent], readsState: Bool) throws {
            var before = Observation(specimen, readsState: readsState)
            for key in keys {
                let activity = specimen.activity
                let isTaken = specimen.press(key)
                guard isTaken || readsState || specimen.activity != activity else { continue }
                var (effects, place) = before.effects(seenIn: Observation(specimen, readsState: readsState))
                if isTaken { effects.insert(.taken) }
                guard !effects.isEmpty else { continue }
                presses.append(
                    KeyPress(
                        state: state, part: name, key: key, title: nil, isActivation: false, effects: effects,
                        calls: specimen.environment.actionLog.actions, place: place))
                specimen = try focused(component, state, part)
                before = Observation(specimen, readsState: readsState)
            }
        }
        let before = try specimen.instance.state()
        try press(keys, readsState: false)
        guard presses.isEmpty, try specimen.instance.state() != before else { return presses }
        specimen = try focused(component, state, part)
        try press(keys, readsState: true)
        return presses
    }

    private static func focused(_ component: ComponentDescriptor, _ state: Int, _ part: Int) throws -> Specimen {
        let specimen = Specimen(component, state: state)
        specimen.focus(part)
        return specimen
    }
}
