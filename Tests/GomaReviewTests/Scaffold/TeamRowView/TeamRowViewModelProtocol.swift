import GomaUI

/// Decides what a ``TeamRowView`` shows, and what pressing it means.
protocol TeamRowViewModelProtocol: DisplayStateSource<TeamRowDisplayState> {
    func toggle()
}
