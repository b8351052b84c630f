import GomaUI

/// Behaves as in production: switches on and off.
final class MockTeamRowViewModel: MockViewModel<TeamRowDisplayState>, TeamRowViewModelProtocol, ActingModel {
    static let actions = [Action("toggle()", toggle)]

    func toggle() {
        record()
        update { $0.toggle() }
    }
}
