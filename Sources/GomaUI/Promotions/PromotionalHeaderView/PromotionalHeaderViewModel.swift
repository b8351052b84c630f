/// The model of a promotional header: what it says may change while it is shown.
public final class PromotionalHeaderViewModel: ViewModel<PromotionalHeaderDisplayState>,
    PromotionalHeaderViewModelProtocol, PlacedModel
{}
