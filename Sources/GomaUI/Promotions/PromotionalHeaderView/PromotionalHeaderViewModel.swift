/// The model of a promotional header: what it says may change while it is shown.
public final class PromotionalHeaderViewModel: ViewModel<PromotionalHeaderDisplayState>,
    PromotionalHeaderViewModelProtocol, PlacedModel
{
    /// Another list, or other words for it.
    public func updateHeader(_ header: PromotionalHeaderDisplayState) { replaceState(header) }
}
