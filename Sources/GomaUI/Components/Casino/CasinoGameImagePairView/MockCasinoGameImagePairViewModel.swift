/// Behaves as in production: its games act for themselves.
public final class MockCasinoGameImagePairViewModel: MockViewModel<CasinoGameImagePairDisplayState>,
    CasinoGameImagePairViewModelProtocol
{
    public var topViewModel: any CasinoGameImageViewModelProtocol {
        part(\.top, MockCasinoGameImageViewModel.init)
    }

    public var bottomViewModel: (any CasinoGameImageViewModelProtocol)? {
        part(\.bottom, MockCasinoGameImageViewModel.init)
    }
}
