import GomaUI

struct GoalsDisplayState: DisplayState {
    var goals: Int

    static let blank = Self(goals: 0)
}

protocol GoalsViewModelProtocol: DisplayStateSource<GoalsDisplayState> {
    func score()
}

final class GoalsView: ComponentView<any GoalsViewModelProtocol, GoalsDisplayState>, StandardComponent {
    typealias Model = GoalsViewModel
    private lazy var label = Label(foreground: .highlightPrimary, .bold)

    override var content: View { label }
    override func render(_ state: GoalsDisplayState) { label.text = viewModel == nil ? "-" : "\(state.goals)" }
    override var keyBindings: [KeyBinding] { [KeyBinding(.activate, "a goal") { [self] in viewModel?.score() }] }
}

final class GoalsViewModel: ViewModel<GoalsDisplayState>, GoalsViewModelProtocol, ActingModel {
    static let actions = [Action("score()", score)]

    func score() {
        record()
        update { $0.goals += 1 }
    }
}
