/// The model of a score cell: its values come, and change one at a time.
public final class ScoreCellViewModel: ViewModel<ScoreCellDisplayState>, ScoreCellViewModelProtocol, PlacedModel {
    /// A new value for one side, from the feed; how the column looks stays as it is.
    public func updateScore(of side: ScoreSide, to value: String) {
        update {
            $0.column[side] = value
            $0.content = .values
        }
    }
}
