/// Repeats a walk that has found something, to find out how little of it is needed.
package struct Repetition {
    private let walk: Walk
    private let finding: Finding
    private let time: Duration
    private let isInterrupted: () -> Bool

    /// How often a walk is repeated before it passes for harmless: what hangs on the moment does not show every time.
    private static let tries = 3

    /// - Parameters:
    ///   - time: how long making it short may take.
    ///   - isInterrupted: whether nobody wants to wait for that any more.
    package init(
        _ walk: Walk, _ finding: Finding, time: Duration, isInterrupted: @escaping () -> Bool = { false }
    ) {
        (self.walk, self.finding, self.time, self.isInterrupted) = (walk, finding, time, isInterrupted)
    }

    /// What is to be said of it; `nil` for what did not show again and may have been chance.
    package func report(of steps: [Step]) -> Report? {
        let end = ContinuousClock.now + time
        func isOver() -> Bool { isInterrupted() || ContinuousClock.now > end }
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
            what: finding.kind.rawValue, name: walk.program.name, words: finding.words, seed: walk.seed,
            steps: prefix.map { $0.words + ($0.waits ? ", and a rest" : "") }, needed: needed,
            repeated: (shown, Self.tries))
    }

    private func shows(_ steps: [Step], in tries: Int) -> Bool { (0..<tries).contains { _ in shows(steps) } }

    private func shows(_ steps: [Step]) -> Bool { walk.run(steps).finding?.kind == finding.kind }
}
