/// A model that says what the customer can ask of it.
@MainActor
public protocol ActingModel: PlacedModel {
    /// Every method of its protocol that records a call.
    static var actions: [Action<Self>] { get }
}
