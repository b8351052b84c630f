import TerminalWalker

/// Random input to an app in a window, without a terminal.
@MainActor
struct ScreenWalk {
    let seed: UInt64
    /// Makes the app anew.
    let app: @MainActor () throws -> RootController

    /// Repetitions that are made at most to make a finding short.
    private static let mostTries = 200

    /// What was found in so many steps, with those that lead to it; `nil` where nothing was.
    /// - Throws: whatever making the app throws.
    func message(steps count: Int) throws -> String? {
        let steps = steps(count)
        let (found, taken) = try run(steps)
        guard let found else { return nil }
        var tries = 0
        func shows(_ steps: [ScreenStep]) -> Bool {
            tries += 1
            do { return try run(steps).finding?.kind == found.kind } catch { return false }
        }
        let failing = Array(steps.prefix(taken))
        let isShownAgain = shows(failing)
        let needed =
            isShownAgain
            ? Shrinker.needed(of: Array(failing.indices), isOver: { tries > Self.mostTries }) {
                shows($0.map { failing[$0] })
            } : nil
        let report = Report(
            what: found.kind.rawValue, name: "\(type(of: try app()))", words: found.words, seed: seed,
            steps: failing.map(\.words), needed: needed, repeated: (isShownAgain ? 1 : 0, 1))
        let lines = report.lines(again: ["expectNothingFound(steps: \(taken), seed: \(seed)) { … }"])
        return (lines.prefix(1) + found.picture.map { "  \($0)" } + lines.dropFirst()).joined(separator: "\n")
    }

    /// The first steps of this walk.
    func steps(_ count: Int) -> [ScreenStep] {
        var generator = ScreenStepGenerator(seed: seed)
        return (0..<count).map { _ in generator.next() }
    }

    /// Takes steps until something is found or the app quits, and tells how many that were.
    func run(_ steps: [ScreenStep]) throws -> (finding: ScreenFinding?, taken: Int) {
        let app = try app()
        let window = app.makeWindow(size: ScreenStepGenerator(seed: seed).start)
        let check = ScreenCheck(app: app, window: window)
        var isOver = false
        app.onQuit = { isOver = true }
        defer { app.onQuit = nil }
        if let finding = check.finding() { return (finding, 0) }
        for (index, step) in steps.enumerated() {
            step.take(in: window, scheduler: app.scheduler)
            if let finding = check.finding() { return (finding, index + 1) }
            if isOver { return (nil, index + 1) }
        }
        return (nil, steps.count)
    }
}
