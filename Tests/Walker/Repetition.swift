/// Repeats a walk that has found something, to find out how little of it is needed.
struct Repetition {
    private let walk: Walk
    private let finding: Finding

    /// How often a walk is repeated before it passes for harmless: what hangs on the moment does not show every time.
    private static let tries = 3
    /// How long making it short may take.
    private static let time = Duration.seconds(90)

    init(_ walk: Walk, _ finding: Finding) { (self.walk, self.finding) = (walk, finding) }

    /// What is to be said of it; `nil` for what did not show again and may have been chance.
    func report(of steps: [Step]) -> Report? {
        let end = ContinuousClock.now + Self.time
        func isOver() -> Bool { Interruption.isAsked || ContinuousClock.now > end }
        let shown = (0..<Self.tries).count { _ in shows(steps) }
        guard shown > 0 || finding.isCertain else { return nil }
        // What shows every time need not be tried as often.
        let tries = shown == Self.tries ? 1 : Self.tries

        var prefix = steps
        var needed: [Int]?
        if shown > 0 {
            let count = Shrinker.shortestFailingPrefix(of: steps.count) { count in
                !isOver() && shows(Array(steps.prefix(count)), in: tries)
            }
            prefix = Array(steps.prefix(count))
            needed = Shrinker.needed(of: Array(prefix.indices), isOver: isOver) { places in
                shows(places.map { prefix[$0] }, in: tries)
            }
        }
        return Report(
            subject: walk.subject, seed: walk.seed, finding: finding, steps: prefix, needed: needed,
            repeated: (shown, Self.tries))
    }

    private func shows(_ steps: [Step], in tries: Int) -> Bool { (0..<tries).contains { _ in shows(steps) } }

    private func shows(_ steps: [Step]) -> Bool { walk.run(steps).finding?.kind == finding.kind }
}
