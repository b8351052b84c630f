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
        let samples = try chosen(question)
        let changes = samples.flatMap(\.self)
        try Self.check(changes.count)
        let store = FindingsStore(scratch, stamp: try Stamp(sources, changes).text)
        let workspace = Workspace(sources, in: scratch.appending(path: "tree"))
        let findings =
            try store.load()
            ?? timed("asking the compiler") {
                Findings(changes: changes, dropped: try workspace.refused(changes, say: say))
            }
        try store.save(findings)
        // All together cost less, and one sample after the other has an answer for some of them when the time is over.
        return try goOn(
            findings, in: workspace, store, portions: question.minutes == nil ? [changes.count] : samples.map(\.count),
            minutes: question.minutes, cores: cores)
    }

    /// Tries those that no test has noticed so far once more, by the tests that are new or have changed since; what was
    /// noticed counts as before.
    /// - Throws: ``SurveyError``, or ``CommandError`` where the project does not build or its tests fail without a change.
    public func answerAgain(minutes: Double?, cores: Int) throws -> Findings {
        guard var findings = FindingsStore.last(in: scratch) else { throw SurveyError.nothingAsked }
        findings.follow(try sources.changes())
        let workspace = Workspace(sources, in: scratch.appending(path: "tree"))
        let tests = try workspace.changedTests()
        let store = FindingsStore(scratch, stamp: try Stamp(sources, findings.changes).text)
        if try store.load() == nil {
            say("\(findings.count - findings.noticed) changes are tried by \(tests.count) tests that have changed")
            findings.reopen(tests: tests)
            try store.save(findings)
        }
        return try goOn(
            findings, in: workspace, store, portions: [findings.changes.count], minutes: minutes, cores: cores)
    }

    /// Builds, measures and tries what is left of each.
    private func goOn(
        _ findings: Findings, in workspace: Workspace, _ store: FindingsStore, portions: [Int], minutes: Double?,
        cores: Int
    ) throws -> Findings {
        var findings = findings
        if !findings.isBuilt {
            try timed("building") { try build(&findings, in: workspace) }
            try store.save(findings)
        }
        if !findings.isMeasured {
            findings = try timed("measuring") {
                try measure(findings, in: workspace, benches: try benches(cores, workspace), store)
            }
        }
        return try timed("trying") {
            try judge(findings, portions, minutes: minutes, benches: try benches(cores, workspace), store)
        }
    }

    /// Tells how long something took.
    private func timed<Result>(_ work: String, _ body: () throws -> Result) rethrows -> Result {
        let started = Date()
        let result = try body()
        say("\(work) took \((-started.timeIntervalSinceNow / 60).formatted(.number.precision(.fractionLength(1)))) min")
        return result
    }

    /// - Throws: ``SurveyError`` where they are more changes than one build can carry.
    static func check(_ count: Int) throws {
        guard count <= Workspace.mostChanges else { throw SurveyError.tooMany(count) }
    }

    /// The changes of each seed, without those that an earlier one has.
    private func chosen(_ question: Question) throws -> [[WrongChange]] {
        let all = try sources.changes(in: question.places)
        guard !all.isEmpty else { throw SurveyError.nothingToChange(question.places) }
        var taken: [WrongChange] = []
        return question.seeds.map { seed in
            let sample = Sample.changes(question.count, of: all, seed: seed).filter { change in
                taken.allSatisfy { $0.file != change.file || !$0.range.overlaps(change.range) }
            }
            taken += sample
            return sample
        }
    }

    private func build(_ findings: inout Findings, in workspace: Workspace) throws {
        var dropped = findings.dropped
        try workspace.build(findings.changes, without: &dropped, say: say)
        findings.leaveOut(dropped)
        findings.isBuilt = true
        say("\(findings.dropped.count) of \(findings.changes.count) changes do not compile and are left out")
    }

    /// Two more than there are cores, as tests on a terminal mostly wait.
    private func benches(_ cores: Int, _ workspace: Workspace) throws -> [Bench] {
        try (0...cores + 1).map { try Bench(workspace, number: $0) }
    }

    /// Measures the tests that have not been.
    private func measure(
        _ findings: Findings, in workspace: Workspace, benches: [Bench], _ store: FindingsStore
    ) throws -> Findings {
        defer { for bench in benches { bench.remove() } }
        let jobs = try workspace.testJobs(without: Set(findings.units.map(\.name)))
        let parted = try workspace.partedSuites()
        let once = Set(findings.changes.indices.filter { findings.changes[$0].isMadeOnce })
        let found = Mutex((findings: findings, jobs: 0))
        try Judgement.share(Array(jobs.indices), among: benches, until: .distantFuture) { bench, job in
            let measured = try bench.measure(jobs[job], parted: parted, once: once)
            for name in measured.failing.sorted() { say("left out, as it fails without a change: \(name)") }
            let count = try found.withLock { found in
                found.findings.units = (found.findings.units + measured.units)
                    .sorted { ($0.name, $0.share ?? "") < ($1.name, $1.share ?? "") }
                found.jobs += 1
                try store.save(found.findings)
                return found.jobs
            }
            say("measuring what each test executes: \(count) of \(jobs.count) parts")
        }
        var measured = found.withLock(\.findings)
        measured.isMeasured = true
        try store.save(measured)
        return measured
    }

    /// - Parameter portions: How many changes, from the first on, are tried before the next ones.
    private func judge(
        _ findings: Findings, _ portions: [Int], minutes: Double?, benches: [Bench], _ store: FindingsStore
    ) throws -> Findings {
        defer { for bench in benches { bench.remove() } }
        let found = Mutex((findings: findings, kept: Date()))
        let say = say
        // Writing takes a tenth of a second.
        @Sendable func change(_ body: (inout Findings) -> Void) -> Findings {
            found.withLock { found in
                body(&found.findings)
                guard found.kept.timeIntervalSinceNow < -2 else { return found.findings }
                do { try store.save(found.findings) } catch { say("cannot keep what was found: \(error)") }
                found.kept = Date()
                return found.findings
            }
        }
        let open = findings.open
        let judgement = Judgement(
            units: findings.units, benches: benches,
            deadline: minutes.map { Date().addingTimeInterval($0 * 60) } ?? .distantFuture,
            checked: try benches[0].reachedByCheck(),
            tell: { number, verdict in
                let now = change { $0.verdicts[number] = verdict }
                say("\(now.noticed) of \(now.verdicts.count) noticed, \(now.open.count) open")
            },
            tellPassed: { changes, tests in _ = change { $0.pass(changes, by: tests) } },
            say: say)
        if judgement.checked.isEmpty { say("left out, as it fails without a change: gomaui check") }
        var end = 0
        for portion in portions {
            try judgement.judge(open.filter { (end..<end + portion).contains($0) })
            end += portion
        }
        let judged = found.withLock(\.findings)
        try store.save(judged)
        return judged
    }
}

/// An error of asking.
public enum SurveyError: Error, CustomStringConvertible {
    case nothingToChange([String])
    case nothingAsked
    case tooMany(Int)

    public var description: String {
        switch self {
        case .nothingToChange(let places):
            "nothing can be changed in \(places.map { "\"\($0)\"" }.joined(separator: ", ")); "
                + "places are files and folders under Sources, such as Sources/TerminalKit/Text"
        case .nothingAsked: "nothing has been asked here that could be asked again; leave --again out"
        case .tooMany(let count):
            "one build carries \(Workspace.mostChanges) changes, and these are \(count); "
                + "give fewer seeds, or a smaller --count"
        }
    }
}
