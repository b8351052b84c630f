extension StateFeed where State: MatchProjection {
    /// What matches that go on bring to a state that shows them, for as long as they are on there.
    init(_ matches: LiveMatch...) {
        let steps = matches.flatMap { $0.moments }.sorted { $0.time < $1.time }
        self.init(
            steps.map { step in
                Step(at: step.time) { $0.show(step.match.named(in: $1), in: $1) }
            }, while: { $0.isOn })
    }
}
