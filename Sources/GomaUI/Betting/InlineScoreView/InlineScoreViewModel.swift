/// The model of an inline score: columns come and go with the periods, and the score can be taken out of sight.
public final class InlineScoreViewModel: ViewModel<InlineScoreDisplayState>, InlineScoreViewModelProtocol, PlacedModel {
    public var columnViewModels: [any InlineScoreColumnViewModelProtocol] {
        parts(\.columns, InlineScoreColumnViewModel.init)
    }
}
