/// The model of a score cell: tells what it is given.
public final class ScoreCellViewModel: ViewModel<ScoreCellDisplayState>, ScoreCellViewModelProtocol, PlacedModel {}
