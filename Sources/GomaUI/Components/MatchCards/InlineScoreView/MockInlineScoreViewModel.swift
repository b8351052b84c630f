/// Behaves as in production: columns come and go with the periods, and the score can be taken out of sight.
public final class MockInlineScoreViewModel: MockViewModel<InlineScoreDisplayState>, InlineScoreViewModelProtocol {

    public var columnViewModels: [any InlineScoreColumnViewModelProtocol] {
        parts(\.columns, MockInlineScoreColumnViewModel.init)
    }

    /// All columns from the feed; none at all means that there is no score yet.
    public func updateColumns(to columns: [InlineScoreColumnDisplayState]) { update { $0.columns = columns } }

    /// Takes all columns away.
    public func clear() { updateColumns(to: []) }
}
