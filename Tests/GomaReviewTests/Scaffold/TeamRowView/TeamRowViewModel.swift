import GomaUI

/// The model of a ``TeamRowView``: switches on and off.
final class TeamRowViewModel: ViewModel<TeamRowDisplayState>, TeamRowViewModelProtocol, ActingModel {
    static let actions = [Action("toggle()", toggle)]

    func toggle() {
        record()
        update { $0.toggle() }
    }
}
