/// The model of an info row: tells what it is given.
public final class InfoRowViewModel: ViewModel<InfoRowDisplayState>, InfoRowViewModelProtocol, PlacedModel {}
