/// Decides what a card holds, and whether it is open.
public protocol CustomExpandableSectionViewModelProtocol: DisplayStateSource<CustomExpandableSectionDisplayState> {
    /// Opens the card, or closes it.
    func toggleExpanded()
}
