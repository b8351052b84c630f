/// A model that says what the customer can ask of it.
@MainActor
public protocol ActingModel: PlacedModel {
    /// Every method of its protocol that records a call.
    static var actions: [Action<Self>] { get }
}

extension ActingModel {
    static var signatures: [String] { actions.map(\.signature) }

    func make(_ call: ActionCall, of component: String) throws {
        let actions = Self.actions
        guard let action = actions.first(where: { $0.signature == call.signature }) else {
            throw ActionError.unknown(
                signature: call.signature, component: component, known: actions.map(\.signature))
        }
        do {
            try action.perform(self, call)
        } catch let error as DecodingError {
            throw ActionError.badArgument(call: call.description, reason: StateProblem.words(for: error))
        }
    }
}
