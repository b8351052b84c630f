/// The model of a bullet item block: shows a line of a list until the page is written anew.
public final class BulletItemBlockViewModel: ViewModel<BulletItemBlockDisplayState>,
    BulletItemBlockViewModelProtocol, PlacedModel
{}
