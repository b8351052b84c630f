/// The model of a highlighted text: has the owner open what a link of the text leads to.
public final class HighlightedTextViewModel: ViewModel<HighlightedTextDisplayState>,
    HighlightedTextViewModelProtocol, ActingModel
{
    public static let actions = [Action("openLink(_:)", openLink)]

    public func openLink(_ words: String) {
        record(words)
        guard currentDisplayState.hasLink(words) else { return }
        ask(to: .openLink(words))
    }
}
