/// The model of a highlighted text: has the owner open what a link of the text leads to.
public final class HighlightedTextViewModel: ViewModel<HighlightedTextDisplayState>,
    HighlightedTextViewModelProtocol, ActingModel
{
    public static let actions = [Action("openLink(id:)", openLink)]

    public func openLink(id: String) {
        record(id)
        let state = currentDisplayState
        guard state.hasLink(id) else { return }
        ask(to: OpenLink(id: id, within: state.id.isEmpty ? nil : state.id))
    }
}
