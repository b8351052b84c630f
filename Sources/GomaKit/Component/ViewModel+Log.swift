extension ViewModel {
    package final func perform(_ call: ActionCall) throws {
        guard let model = self as? any ActingModel else {
            throw ActionError.unknown(signature: call.signature, component: Self.componentName, known: [])
        }
        try model.make(call, of: Self.componentName)
    }

    /// Writes the method that it is called in into the action log: `record(text)` in `changeStake(to:)`.
    /// - Parameter arguments: all that the method was given.
    public final func record<each Argument: Encodable>(
        _ arguments: repeat each Argument, in method: String = #function
    ) {
        var values: [any Encodable] = []
        repeat values.append(each arguments)
        write(ActionCall(method, values))
    }

    /// Writes the method that it is called in into the action log, without arguments that nobody should read.
    public final func recordHidingArguments(in method: String = #function) {
        write(ActionCall(hidingArgumentsOf: method))
    }

    /// Writes the method that it is called in into the action log and changes the state, which is all that many do.
    package final func act(in method: String = #function, _ change: (inout State) -> Void) {
        record(in: method)
        update(change)
    }

    /// Does the same in a method with an argument.
    package final func act(
        _ argument: some Encodable, in method: String = #function, _ change: (inout State) -> Void
    ) {
        record(argument, in: method)
        update(change)
    }

    /// Writes the method that it is called in into the action log and asks for something, which is all that others do.
    package final func act(asking request: some ComponentRequest, in method: String = #function) {
        record(in: method)
        ask(to: request)
    }

    private func write(_ call: ActionCall) {
        let isDeclared = (Self.self as? any ActingModel.Type)?.declares(call.signature) ?? false
        environment.actionLog.record(
            LoggedAction(
                time: environment.scheduler.now, component: Self.componentName, path: path, call: call.description,
                isDeclared: isDeclared))
    }
}
