/// The model of an inline score column: tells what the score around it says.
public final class InlineScoreColumnViewModel: ViewModel<InlineScoreColumnDisplayState>,
    InlineScoreColumnViewModelProtocol, PlacedModel
{}
