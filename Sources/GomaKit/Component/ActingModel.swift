/// A model that says what the customer can ask of it.
public protocol ActingModel: PlacedModel {
    /// Every method of its protocol that records a call.
    static var actions: [Action<Self>] { get }
}

extension ActingModel {
    static func declares(_ signature: String) -> Bool { actions.contains { $0.signature == signature } }

    func make(_ call: ActionCall, of component: String) throws {
        try Self.actions.perform(call, on: self, of: component)
    }
}
