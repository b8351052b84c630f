/// Behaves as in production: says what it is told to.
public final class MockHeaderTextViewModel: MockViewModel<HeaderTextDisplayState>, HeaderTextViewModelProtocol {
    /// Gives the group another heading.
    public func updateTitle(_ title: String) { update { $0.title = title } }
}
