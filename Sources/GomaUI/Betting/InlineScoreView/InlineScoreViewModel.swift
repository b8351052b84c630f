/// The model of an inline score: columns come and go with the periods, and the score can be taken out of sight.
public final class InlineScoreViewModel: ViewModel<InlineScoreDisplayState>, InlineScoreViewModelProtocol, PlacedModel {

    public var columnViewModels: [any InlineScoreColumnViewModelProtocol] {
        parts(\.columns, InlineScoreColumnViewModel.init)
    }

    /// All columns from the feed; none at all means that there is no score yet.
    public func updateColumns(to columns: [InlineScoreColumnDisplayState]) { update { $0.columns = columns } }

    /// Takes all columns away.
    public func clear() { updateColumns(to: []) }
}
