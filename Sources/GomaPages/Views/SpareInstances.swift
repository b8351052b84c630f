/// The components that have left a long list, for the elements that come into view next: another model is put into a view sooner
/// than a view is made.
@MainActor
final class SpareInstances {
    private var instances: [ComponentInstance] = []

    /// More than a page full of components is of no use.
    private static let most = 64

    /// Takes a component that has left for good.
    func put(_ instance: ComponentInstance) {
        if instances.count < Self.most { instances.append(instance) }
    }

    /// A component without a model, whose view is nowhere; `nil` where none has been left.
    func take() -> ComponentInstance? {
        guard let instance = instances.popLast() else { return nil }
        instance.view.removeFromSuperview()
        return instance
    }
}
