extension Contract {
    /// 14: what is declared records itself under its name with what it was given, and what is recorded, by the component
    /// or by one of its parts, is declared.
    static func declaredActions(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        let repeated = Dictionary(grouping: component.actions) { $0 }.values.filter { $0.count > 1 }.map {
            violation(component, 0, "declares \($0[0]) \($0.count) times")
        }
        let misnamed = try component.exampleCalls().compactMap { try misnaming(of: $0, in: component) }
        return repeated + misnamed + (try undeclaredCalls(walk))
    }

    /// What is wrong with the record of an action, asked for in each state; `nil` where the action is what it says.
    private static func misnaming(
        of call: ActionCall, in component: ComponentDescriptor
    ) throws -> ContractFinding? {
        let isWhole = try ActionCall(parsing: call.description).signature == call.signature
        guard isWhole else {
            let count = call.arguments.count
            return violation(component, 0, "\(call.signature) is declared with a method of \(count) arguments")
        }
        let hidden = ActionCall(hidingArgumentsOf: call.signature).description
        var isRecorded = false
        for state in component.states.indices.dropLast() {
            // What a model writes down of a call hangs on no picture of it.
            let instance = component.instance(stateAt: state, in: ViewEnvironment.simulated())
            guard let model = instance.model as? any ActionTarget else { continue }
            try component.perform(call, on: model)
            guard let record = instance.environment.actionLog.actions.first(where: \.path.isEmpty) else { continue }
            isRecorded = true
            guard record.call == call.description || record.call == hidden else {
                return violation(component, state, "\(call) is asked for, and \(record.call) recorded")
            }
        }
        guard !isRecorded else { return nil }
        return violation(component, 0, "\(call) is asked for, and nothing recorded in any state; have it call record()")
    }

    /// Calls that keys lead to and that nobody declares.
    private static func undeclaredCalls(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let component = walk.component
        var told: Set<String> = []
        return try walk.presses().flatMap { press in
            try press.calls.compactMap { action in
                let signature = try ActionCall(parsing: action.call).signature
                let isDeclared = action.path.isEmpty ? component.actions.contains(signature) : action.isDeclared
                guard !isDeclared,
                    told.insert("\(action.component).\(signature)").inserted
                else { return nil }
                return violation(
                    component, press.state,
                    "\(press.key) on \(press.part) records \(action), and \(action.component) declares no such action")
            }
        }
    }

    private static func violation(_ component: ComponentDescriptor, _ state: Int, _ words: String) -> ContractFinding {
        ContractFinding(.declaredActions, component, state: state, words)
    }
}
