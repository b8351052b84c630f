/// The model of a score: a score loads, changes value by value and column by column, and may be taken back.
public final class ScoreViewModel: ViewModel<ScoreDisplayState>, ScoreViewModelProtocol, PlacedModel {
    /// All columns from the feed; none at all means that there is no score.
    public func updateColumns(to columns: [ScoreColumn]) {
        update {
            $0.columns = columns
            $0.phase = columns.isEmpty ? .empty : .display
        }
    }

    /// A new value for one side; how its column looks stays as it is.
    public func updateScore(of side: ScoreSide, inColumn index: Int, to value: String) {
        update { state in
            guard state.columns.indices.contains(index) else { return }
            state.columns[index][side] = value
            state.phase = .display
        }
    }
}
