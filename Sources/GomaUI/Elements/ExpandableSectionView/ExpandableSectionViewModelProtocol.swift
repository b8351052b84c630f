/// Decides what a section holds, and whether it is open.
public protocol ExpandableSectionViewModelProtocol: DisplayStateSource<ExpandableSectionDisplayState> {
    /// Opens the section, or closes it.
    func toggleExpanded()
}
