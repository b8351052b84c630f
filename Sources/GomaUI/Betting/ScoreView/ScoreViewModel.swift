/// The model of a score: tells what it is given.
public final class ScoreViewModel: ViewModel<ScoreDisplayState>, ScoreViewModelProtocol, PlacedModel {}
