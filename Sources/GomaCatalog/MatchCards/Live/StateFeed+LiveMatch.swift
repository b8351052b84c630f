extension StateFeed where State: MatchProjection {
    /// What matches that go on bring to a state that shows them, for as long as they are on there.
    init(_ matches: LiveMatch...) {
        let steps = matches.flatMap { match in
            match.times.enumerated().map { (time: $1, match: match, count: $0 + 1) }
        }
        self.init(
            steps.sorted { $0.time < $1.time }.map { step in
                Step(at: step.time) { $0.show(step.match.after(step.count).match, in: $1) }
            }, while: { $0.isOn })
    }
}
