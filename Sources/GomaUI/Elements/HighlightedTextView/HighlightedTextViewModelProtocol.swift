/// Decides what a text says, and where its links lead.
public protocol HighlightedTextViewModelProtocol: DisplayStateSource<HighlightedTextDisplayState> {
    /// Leads to what a link is about; the link is named by its ID.
    func openLink(id: String)
}
