extension ViewModel {
    /// Has the owner copy a text while a state asks for it, and says for a while what has become of that; called in
    /// `keepTime(for:after:)`.
    /// - Parameter phase: where the state says how far the copy has come.
    package func keepCopying(
        _ text: String, _ phase: WritableKeyPath<State, CopyPhase>, of state: State, for confirmation: CopyConfirmation
    ) {
        ask(to: CopyText(text), about: text, while: state[keyPath: phase] == .asked) { [weak self] answer in
            self?.update { $0[keyPath: phase] = CopyPhase(answer) }
        }
        confirmation.keep(state[keyPath: phase], of: text, on: environment.scheduler) { [weak self] in
            self?.update { $0[keyPath: phase] = .none }
        }
    }
}
