/// Every key pressed on a part of a component.
///
/// Declared keys are each pressed on a component of their own. The others share one, which is made anew after a key that
/// did something. Before their first key all of these are the same, so that one is looked at for all.
@MainActor
struct KeySweep {
    private let component: ComponentDescriptor
    private let state: Int
    /// Its place in the focus order.
    private let part: Int
    /// The component before any key.
    private let fresh: Specimen
    private let name: String
    private let bindings: Bindings

    /// The presses that are declared, and those that are not but did something.
    /// - Parameter part: its place in the focus order.
    static func presses(on component: ComponentDescriptor, state: Int, part: Int) throws -> [KeyPress] {
        let sweep = KeySweep(component, state, part)
        return try sweep.declaredPresses() + sweep.undeclaredPresses()
    }

    private init(_ component: ComponentDescriptor, _ state: Int, _ part: Int) {
        (self.component, self.state, self.part) = (component, state, part)
        fresh = Self.focused(component, state, part)
        let target = fresh.parts[part]
        name = String(nameOf: target)
        bindings = Bindings(at: target, in: fresh.view)
    }

    private func declaredPresses() -> [KeyPress] {
        let before = Observation(fresh)
        return bindings.listedKeys.eachOnce.compactMap { key in
            guard let declared = bindings.answering(key) else { return nil }
            let specimen = Self.focused(component, state, part)
            specimen.press(key)
            let (effects, place) = before.effects(seenIn: Observation(specimen))
            return KeyPress(
                state: state, part: name, key: key, title: declared.binding.title,
                isActivation: declared.binding.trigger == .activate, effects: effects,
                calls: specimen.environment.actionLog.actions, place: place)
        }
    }

    private func undeclaredPresses() throws -> [KeyPress] {
        var specimen = fresh
        let moves = specimen.parts.count > 1 ? Set(View.focusKeys.map(\.key)) : []
        let keys = KeyUniverse.all.filter { bindings.answering($0) == nil && !moves.contains($0) }
        var presses: [KeyPress] = []
        func press(_ keys: [KeyEvent], readsState: Bool) {
            let before = Observation(specimen, readsState: readsState)
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
                specimen = Self.focused(component, state, part)
            }
        }
        let before = try specimen.instance.state()
        press(keys, readsState: false)
        guard presses.isEmpty, try specimen.instance.state() != before else { return presses }
        specimen = Self.focused(component, state, part)
        press(keys, readsState: true)
        return presses
    }

    private static func focused(_ component: ComponentDescriptor, _ state: Int, _ part: Int) -> Specimen {
        let specimen = Specimen(component, state: state)
        specimen.focus(part)
        return specimen
    }
}
