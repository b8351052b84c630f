/// The Swift types behind a component.
public struct ComponentTypes: Sendable {
    public let view: Any.Type
    /// The protocol that drives the view, as `any …ViewModelProtocol`.
    public let viewModel: Any.Type
    /// The catalogue's model, which behaves like production.
    public let model: Any.Type
}
