/// Decides what a step shows; the customer only reads it.
public protocol ListBlockViewModelProtocol: DisplayStateSource<ListBlockDisplayState> {
    /// The lines beside the marker.
    var itemViewModels: [any BulletItemBlockViewModelProtocol] { get }
}
