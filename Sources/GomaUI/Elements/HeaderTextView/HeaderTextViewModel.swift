/// The model of a header text: says what it is told to.
public final class HeaderTextViewModel: ViewModel<HeaderTextDisplayState>, HeaderTextViewModelProtocol, PlacedModel {
    /// Gives the group another heading.
    public func updateTitle(_ title: String) { update { $0.title = title } }
}
