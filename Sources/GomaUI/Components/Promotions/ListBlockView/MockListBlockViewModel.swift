/// Behaves as in production: shows a step until the page is written anew.
public final class MockListBlockViewModel: MockViewModel<ListBlockDisplayState>, ListBlockViewModelProtocol {
    public var itemViewModels: [any BulletItemBlockViewModelProtocol] {
        parts(\.items, MockBulletItemBlockViewModel.init)
    }
}
