/// Decides what the pill that opens all filters shows, and what pressing it means.
public protocol MainFilterPillViewModelProtocol: DisplayStateSource<MainFilterPillDisplayState> {
    /// Opens all filters of the page.
    func openFilters()
}
