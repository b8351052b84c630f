/// Behaves as in production: shows a line of a list until the page is written anew.
public final class MockBulletItemBlockViewModel: MockViewModel<BulletItemBlockDisplayState>,
    BulletItemBlockViewModelProtocol
{}
