/// The Swift types behind a component.
package struct ComponentTypes: Sendable {
    package let view: Any.Type
    /// The protocol that drives the view, as `any …ViewModelProtocol`.
    package let viewModel: Any.Type
    /// The catalogue's model, which behaves like production.
    package let model: Any.Type
    package let state: Any.Type
}
