import Foundation
import Synchronization

/// One round of asking: changes are chosen and built, every test is measured, and each change is tried.
public struct Survey: Sendable {
    /// What is asked for.
    public struct Question: Sendable {
        /// Files and folders, from the project's; none for everything.
        public var places: [String]
        public var seeds: [UInt64]
        /// Changes for each seed.
        public var count: Int
        /// The time for trying them; `nil` for as long as it takes.
        public var minutes: Double?

        public init(places: [String], seeds: [UInt64], count: Int, minutes: Double?) {
            self.places = places
            self.seeds = seeds
            self.count = count
            self.minutes = minutes
        }
    }

    private let sources: Sources
    private let scratch: URL
    private let say: @Sendable (String) -> Void

    /// - Parameters:
    ///   - scratch: Where the copy of the project and what was found are kept.
    ///   - say: Is told how far it is, from any thread.
    public init(_ sources: Sources, scratch: URL, say: @escaping @Sendable (String) -> Void) {
        self.sources = sources
        self.scratch = scratch
        self.say = say
    }

    /// Goes on where an earlier round with the same sources and the same question was ended.
    /// - Throws: ``SurveyError``, or ``CommandError`` where the project does not build or its tests fail without a change.
    public func answer(_ question: Question, cores: Int) throws -> Findings {
        let changes = try chosen(question)
        let store = FindingsStore(scratch, stamp: try Stamp(sources, changes).text)
        let workspace = Workspace(sources, in: scratch.appending(path: "tree"))
        var findings = try store.load() ?? build(changes, in: workspace)
        try store.save(findings)
        // One more than there are cores, as tests on a terminal mostly wait.
        if findings.units.isEmpty {
            findings.units = try measure(in: workspace, benches: try benches(cores + 1, workspace))
            try store.save(findings)
        }
        return try judge(findings, question, benches: try benches(cores, workspace), store)
    }

    private func chosen(_ question: Question) throws -> [WrongChange] {
        let all = try sources.changes(in: question.places)
        guard !all.isEmpty else { throw SurveyError.nothingToChange(question.places) }
        var taken: [WrongChange] = []
        for seed in question.seeds {
            for change in Sample.changes(question.count, of: all, seed: seed)
            where taken.allSatisfy({ $0.file != change.file || !$0.range.overlaps(change.range) }) {
                taken.append(change)
            }
        }
        return taken
    }

    private func build(_ changes: [WrongChange], in workspace: Workspace) throws -> Findings {
        let dropped = try workspace.build(changes, say: say)
        say("\(dropped.count) of \(changes.count) changes do not compile and are left out")
        return Findings(changes: changes, dropped: dropped)
    }

    private func benches(_ count: Int, _ workspace: Workspace) throws -> [Bench] {
        try (0..<count).map { try Bench(workspace, number: $0) }
    }

    private func measure(in workspace: Workspace, benches: [Bench]) throws -> [TestUnit] {
        defer { for bench in benches { bench.remove() } }
        let jobs = try workspace.testJobs()
        let parted = try workspace.partedSuites()
        let units = Mutex<[TestUnit]>([])
        let done = Mutex(0)
        try Judgement.share(jobs, among: benches, until: .distantFuture) { bench, job in
            let measured = try bench.measure(job, parted: parted)
            units.withLock { $0 += measured.units }
            for name in measured.failing.sorted() { say("left out, as it fails without a change: \(name)") }
            let count = done.withLock { value in
                value += 1
                return value
            }
            say("measuring what each test executes: \(count) of \(jobs.count) parts")
        }
        return units.withLock(\.self).sorted { ($0.name, $0.share ?? "") < ($1.name, $1.share ?? "") }
    }

    private func judge(
        _ findings: Findings, _ question: Question, benches: [Bench], _ store: FindingsStore
    ) throws -> Findings {
        defer { for bench in benches { bench.remove() } }
        let found = Mutex(findings)
        let started = Date()
        let open = findings.open
        var judgement = Judgement(
            units: findings.units, benches: benches,
            deadline: question.minutes.map { Date().addingTimeInterval($0 * 60) } ?? .distantFuture
        ) { change, verdict in
            let (now, result) = found.withLock { findings in
                findings.verdicts[change] = verdict
                return (findings, Result { try store.save(findings) })
            }
            if case .failure(let error) = result { say("cannot keep what was found: \(error)") }
            let done = open.count - now.open.count
            let left = -started.timeIntervalSinceNow / Double(done) * Double(now.open.count) / 60
            say(
                "\(now.verdicts.count) of \(now.count) tried, \(now.noticed) noticed, some \(Int(left.rounded(.up))) min left"
            )
        }
        judgement.checks = try benches[0].check(with: [Int]()) == .passed
        if !judgement.checks { say("left out, as it fails without a change: gomaui check") }
        try judgement.judge(open)
        return found.withLock(\.self)
    }
}

/// An error of asking.
public enum SurveyError: Error, CustomStringConvertible {
    case nothingToChange([String])

    public var description: String {
        switch self {
        case .nothingToChange(let places):
            "nothing can be changed in \(places.map { "\"\($0)\"" }.joined(separator: ", ")); "
                + "places are files and folders under Sources, such as Sources/TerminalKit/Text"
        }
    }
}
