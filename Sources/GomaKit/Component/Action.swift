/// A request that the customer can make of a view model: one method of its protocol, by name.
///
/// A model lists its actions beside the methods, and each method writes down that it was called:
///
///     static let actions = [Action("selectTab(id:inSet:)", selectTab)]
///
///     func selectTab(id: String, inSet setID: String) {
///         record(id, setID)
///         …
///
/// The name of what is recorded is the compiler's. What was recorded can be done again by its action, so a session at the
/// keyboard becomes a script.
@MainActor
public struct Action<Model> {
    /// The method as Swift names it, such as `selectTab(id:inSet:)`.
    public let signature: String
    let perform: (Model, ActionCall) throws -> Void
    /// A call with the plainest arguments there are.
    let example: () throws -> ActionCall

    /// An action by its name in calls, such as `toggle()`, and the method that it is.
    public init<each Argument: Codable>(
        _ signature: String, _ method: @escaping (Model) -> (repeat each Argument) -> Void
    ) {
        self.signature = signature
        perform = { model, call in
            var count = 0
            for _ in repeat (each Argument).self { count += 1 }
            guard call.arguments.count == count else {
                throw ActionError.badArgument(
                    call: call.description, reason: "has \(call.arguments.count) arguments; its method takes \(count)")
            }
            var arguments = call.arguments[...]
            method(model)(repeat try ActionCall.decode((each Argument).self, from: arguments.removeFirst()))
        }
        example = {
            var values: [any Encodable] = []
            repeat values.append(try Probing().probe((each Argument).self).value)
            return ActionCall(signature, values)
        }
    }
}

extension Array {
    /// Makes a call of a model by the action that has its name.
    /// - Throws: ``ActionError`` where none has it, there is no such model, or the arguments are not the method's.
    @MainActor
    func perform<Model>(_ call: ActionCall, on model: Model?, of component: String) throws
    where Element == Action<Model> {
        guard let action = first(where: { $0.signature == call.signature }), let model else {
            throw ActionError.unknown(signature: call.signature, component: component, known: map(\.signature))
        }
        do {
            try action.perform(model, call)
        } catch let error as DecodingError {
            throw ActionError.badArgument(call: call.description, reason: StateProblem.words(for: error))
        }
    }
}
