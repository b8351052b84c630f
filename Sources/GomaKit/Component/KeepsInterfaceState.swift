/// A component's view to which the customer does something that no model knows: scrolls it, moves its cursor.
///
/// ``ComponentView`` reads that when it lets go of a model, and writes it when that model comes back, be it to another view.
/// For any other model the view begins as ``ComponentView/resetInteraction()`` leaves it.
public protocol KeepsInterfaceState: View {
    /// What is kept, in memory and across restarts.
    associatedtype InterfaceState: Codable & Sendable

    /// Written after the state of the model that came back has been rendered.
    var interfaceState: InterfaceState { get set }
}

extension KeepsInterfaceState {
    /// Leaves what was done while `model` was shown.
    func leaveInterfaceState(of model: AnyObject, in states: InterfaceStates) {
        states.keep(interfaceState, of: model, in: Self.self)
    }

    /// Takes up what was done the last time that `model` was shown.
    func takeUpInterfaceState(of model: AnyObject, from states: InterfaceStates) {
        if let state = states.take(of: model, in: Self.self) as? InterfaceState { interfaceState = state }
    }

    /// What has been done, as data.
    var encodedInterfaceState: JSONValue? { JSONValue(encoding: interfaceState) }

    /// Takes up what was done in another run; what does not fit is left.
    func takeUp(_ state: JSONValue) {
        if let state = state.decoded(as: InterfaceState.self) { interfaceState = state }
    }
}
