extension StateFeed where State: LiveMatch {
    /// What the moves of a match mean to the state, for as long as the match is on.
    package init(_ script: MatchScript) {
        self.init(
            script.steps.map { step in
                Step(at: step.time) { state, environment in state.play(step.move, in: environment) }
            }, while: { $0.isOn })
    }
}
