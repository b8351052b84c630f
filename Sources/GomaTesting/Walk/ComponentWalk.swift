/// One way through all states of a component: what each shows, and what keys do in it. All points of the contract look at
/// the same walk, which draws nothing twice; those that need a fresh view of their own make one.
@MainActor
final class ComponentWalk {
    let component: ComponentDescriptor
    /// Rows that hold any of the states at the component's own width, and what it may grow.
    let height: Int
    /// In the order of the component's states; the blank one comes last.
    let states: [WalkedState]
    private var sweep: [KeyPress]?
    private var asking: [Int: [AskingPress]] = [:]
    private var trees: [JSONValue]?

    init(_ component: ComponentDescriptor) {
        self.component = component
        let instances = component.states.indices.map {
            component.instance(stateAt: $0, in: ViewEnvironment.simulated())
        }
        let sizes = instances.map { ComponentRenderer.fittingSize(of: $0.view, width: component.defaultWidth) }
        let height = (sizes.map(\.height).max() ?? 0) + Specimen.spareRows
        self.height = height
        states = zip(instances, sizes).map { instance, size in
            WalkedState(
                Specimen(instance, size: Size(width: component.defaultWidth, height: height)), size: size)
        }
    }

    /// The place of the blank state.
    var blank: Int { states.count - 1 }

    /// The states as trees, without the blank one.
    func jsonStates() throws -> [JSONValue] {
        if let trees { return trees }
        let found = try component.states.indices.compactMap { try component.stateData(at: $0).map(JSONValue.init) }
        trees = found
        return found
    }

    /// The presses of keys that are declared, and those that are not but did something.
    func presses() throws -> [KeyPress] {
        if let sweep { return sweep }
        let presses = try states.indices.flatMap { state in
            try states[state].representativeParts.flatMap { part in
                try KeySweep.presses(on: component, state: state, part: part)
            }
        }
        sweep = presses
        return presses
    }

    /// The presses of declared keys on the parts that stand for all, with what they have led to in English.
    func askingPresses(state: Int) throws -> [AskingPress] {
        if let known = asking[state] { return known }
        let shown = states[state]
        let all = AskingPress.Part.all(in: shown.specimen)
        let presses = try AskingPress.presses(
            on: component, state: state, parts: Set(shown.representativeParts.map { all[$0] }))
        asking[state] = presses
        return presses
    }
}
