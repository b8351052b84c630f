/// Behaves as in production: what it says may change while it is shown.
public final class MockPromotionalHeaderViewModel: MockViewModel<PromotionalHeaderDisplayState>,
    PromotionalHeaderViewModelProtocol
{
    /// Another list, or other words for it.
    public func updateHeader(_ header: PromotionalHeaderDisplayState) { replaceState(header) }
}
