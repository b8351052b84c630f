/// The model of a list block: shows a step until the page is written anew.
public final class ListBlockViewModel: ViewModel<ListBlockDisplayState>, ListBlockViewModelProtocol, PlacedModel {
    public var itemViewModels: [any BulletItemBlockViewModelProtocol] {
        parts(\.items, BulletItemBlockViewModel.init)
    }
}
