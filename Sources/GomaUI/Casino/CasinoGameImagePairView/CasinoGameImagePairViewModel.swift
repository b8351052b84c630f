/// The model of a casino game image pair: its games act for themselves.
public final class CasinoGameImagePairViewModel: ViewModel<CasinoGameImagePairDisplayState>,
    CasinoGameImagePairViewModelProtocol, PlacedModel
{
    public var topViewModel: any CasinoGameImageViewModelProtocol {
        part(\.top, CasinoGameImageViewModel.init)
    }

    public var bottomViewModel: (any CasinoGameImageViewModelProtocol)? {
        part(\.bottom, CasinoGameImageViewModel.init)
    }
}
