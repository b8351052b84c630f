import Foundation
import Synchronization
import TerminalWalker

/// Walks over all subjects in turn, several at a time, until the time is up.
final class Campaign: Sendable {
    /// What has been done so far.
    struct Tally {
        var walks = 0
        var steps = 0
        var sent = 0
        var received = 0
        var subjects: Set<Subject> = []
        var findings = 0
        /// Findings that did not show when the walk was repeated, and that the moment may have to do with.
        var unconfirmed = 0
    }

    /// What is known of a finding that a walk has shown.
    private enum Standing {
        /// The walk is being repeated.
        case asked
        case confirmed
    }

    private struct State {
        var tally = Tally()
        var nextWalk = 0
        /// By the kinds and words of findings; what did not show again is gone, and repeated anew where it comes again.
        var known: [String: Standing] = [:]
    }

    private let subjects: [Subject.Group: [Subject]]
    private let seed: UInt64
    private let surroundings: Surroundings
    private let deadline: ContinuousClock.Instant
    private let progress: Progress
    private let state = Mutex(State())

    /// In which order the groups have their turns; what holds more comes more often.
    private static let turns: [Subject.Group] = [
        .gallery, .page, .component, .bareState, .bareState, .gallery, .component, .page, .bareState, .bareState,
        .approval,
    ]
    /// After so many a person has enough to do.
    private static let mostFindings = 20
    /// How long making a finding short may take.
    private static let shorteningTime = Duration.seconds(90)

    init(
        over subjects: [Subject], seed: UInt64, in surroundings: Surroundings, until deadline: ContinuousClock.Instant,
        progress: Progress
    ) {
        var random = SeededGenerator(seed: seed)
        var groups = Dictionary(grouping: subjects, by: \.group)
        for group in Subject.Group.allCases { groups[group]?.shuffle(using: &random) }
        self.subjects = groups
        (self.seed, self.surroundings, self.deadline, self.progress) = (seed, surroundings, deadline, progress)
    }

    var tally: Tally { state.withLock { $0.tally } }

    /// Walks, in so many threads at a time.
    func run(jobs: Int) {
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while !isOver, let (subject, seed) = nextWalk() { walk(subject, seed: seed) }
        }
    }

    private var isOver: Bool {
        Interruption.isAsked || ContinuousClock.now > deadline || tally.findings >= Self.mostFindings
    }

    /// Walk n has the campaign's seed and n for its seed, so that it can be repeated by itself.
    private func nextWalk() -> (Subject, UInt64)? {
        let turns = Self.turns.filter { subjects[$0] != nil }
        guard !turns.isEmpty else { return nil }
        let number = state.withLock { state in
            defer { state.nextWalk += 1 }
            return state.nextWalk
        }
        let (round, turn) = number.quotientAndRemainder(dividingBy: turns.count)
        let group = turns[turn]
        // Turns that the group has had before this one.
        let place = round * turns.count { $0 == group } + turns[..<turn].count { $0 == group }
        guard let members = subjects[group] else { return nil }
        return (members[place % members.count], seed &+ UInt64(number))
    }

    private func walk(_ subject: Subject, seed: UInt64) {
        let walk = surroundings.walk(over: subject, seed: seed)
        let steps = walk.steps(subject.group.steps)
        progress.show(tally, walking: subject.name)
        let outcome = walk.run(steps) { isOver }
        state.withLock { state in
            state.tally.walks += 1
            state.tally.steps += outcome.steps
            state.tally.sent += outcome.sent
            state.tally.received += outcome.received
            state.tally.subjects.insert(subject)
        }
        guard let finding = outcome.finding else { return }
        take(finding, of: walk, steps: Array(steps.prefix(outcome.steps)))
    }

    /// Repeats a walk that has found something until it is short, and reports it.
    private func take(_ finding: Finding, of walk: Walk, steps: [Step]) {
        let name = "\(finding.kind) \(finding.words.prefix(60))"
        let standing = state.withLock { state in
            let standing = state.known[name]
            switch standing {
            case nil: state.known[name] = .asked
            case .asked?: break
            case .confirmed?: state.tally.findings += 1
            }
            return standing
        }
        if let standing {
            return progress.tell([
                "\(standing == .confirmed ? "FOUND again" : "seen too") in \"\(walk.program.name)\", seed \(walk.seed), "
                    + "\(steps.count) steps: \(finding.words.prefix(100))"
            ])
        }
        progress.show(tally, walking: "\(walk.program.name), to make a finding short")
        let report = Repetition(walk, finding, time: Self.shorteningTime) { Interruption.isAsked }
            .report(of: steps)
        guard let report else {
            state.withLock { state in
                state.known[name] = nil
                state.tally.unconfirmed += 1
            }
            return progress.tell([
                "seen once and not again in \"\(walk.program.name)\", seed \(walk.seed): \(finding.words)"
            ])
        }
        state.withLock { state in
            state.known[name] = .confirmed
            state.tally.findings += 1
        }
        progress.tell(report.lines(again: Self.commands(for: report)))
    }

    /// What shows a finding again: all of its steps, or those alone that it needs.
    private static func commands(for report: Report) -> [String] {
        let command = "Tests/walk --subject '\(report.name)' --seed \(report.seed)"
        let all = "\(command) --steps \(report.steps.count)"
        guard let needed = report.needed, needed.count < report.steps.count else { return [all] }
        let list = needed.map { String($0 + 1) }.joined(separator: ",")
        return [all, "\(command) --only \(list.isEmpty ? "0" : list)"]
    }
}

extension Subject.Group {
    /// Steps of one walk.
    fileprivate var steps: Int {
        switch self {
        case .gallery: 300
        case .page, .component: 150
        case .approval: 100
        case .bareState: 60
        }
    }
}
