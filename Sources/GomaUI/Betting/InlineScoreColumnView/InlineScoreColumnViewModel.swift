/// The model of an inline score column: a point changes one value, the other and the look stay.
public final class InlineScoreColumnViewModel: ViewModel<InlineScoreColumnDisplayState>,
    InlineScoreColumnViewModelProtocol, PlacedModel
{
    /// A new value for one side, from the feed.
    public func updateScore(of side: ScoreSide, to value: String) { update { $0[side] = value } }
}
