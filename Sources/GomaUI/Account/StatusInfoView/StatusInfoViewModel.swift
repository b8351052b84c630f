/// The model of a status info: tells what whoever did something says of it.
public final class StatusInfoViewModel: ViewModel<StatusInfoDisplayState>, StatusInfoViewModelProtocol, PlacedModel {}
