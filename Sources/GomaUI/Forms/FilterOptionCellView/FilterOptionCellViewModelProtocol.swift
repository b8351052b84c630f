/// Decides what a filter's pill shows, and what pressing it means.
public protocol FilterOptionCellViewModelProtocol: DisplayStateSource<FilterOptionCellDisplayState> {
    /// Brings what else there is to choose from.
    func openChoices()
}
