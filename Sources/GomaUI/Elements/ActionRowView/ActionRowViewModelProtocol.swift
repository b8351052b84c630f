/// Decides what a row shows, and what pressing it means.
public protocol ActionRowViewModelProtocol: DisplayStateSource<ActionRowDisplayState> {
    /// Leads on, or does what the row is for; a row that only tells does nothing.
    func press()
}
