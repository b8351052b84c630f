/// The model of a header text: says what it is told to.
public final class HeaderTextViewModel: ViewModel<HeaderTextDisplayState>, HeaderTextViewModelProtocol, PlacedModel {}
