/// Behaves as in production: shows what the owner computes.
public final class MockBetSummaryRowViewModel: MockViewModel<BetSummaryRowDisplayState>,
    BetSummaryRowViewModelProtocol
{
    public func updateTitle(_ title: BetSummaryTitle) { update { $0.title = title } }

    public func updateValue(_ value: BetSummaryValue) { update { $0.value = value } }

    public func setEnabled(_ isEnabled: Bool) { update { $0.isEnabled = isEnabled } }
}
