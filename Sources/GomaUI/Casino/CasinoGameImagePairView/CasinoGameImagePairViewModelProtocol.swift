/// Decides which games stand above each other. Opening one of them is its own.
public protocol CasinoGameImagePairViewModelProtocol: DisplayStateSource<CasinoGameImagePairDisplayState> {
    var topViewModel: any CasinoGameImageViewModelProtocol { get }
    /// `nil` where there is but one game.
    var bottomViewModel: (any CasinoGameImageViewModelProtocol)? { get }
}
