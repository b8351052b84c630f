/// Decides what a quick-add button shows, and what pressing it means.
public protocol QuickAddButtonViewModelProtocol: DisplayStateSource<QuickAddButtonDisplayState> {
    /// Adds the amount to the stake; a disabled button adds nothing.
    func add()
}
