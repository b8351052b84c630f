import Foundation

/// Where tests are run with changes switched on; several work side by side, each in temporary folders of its own.
struct Bench {
    let workspace: Workspace
    /// Where this one keeps what its tests write.
    let folder: URL
    /// For how long tests of several changes may take longer than they should, in seconds.
    var patience = 8.0

    /// How the tests took to a change.
    enum Answer: Equatable {
        case passed
        /// With what was seen of it first.
        case failed(String)
        case hung
    }

    init(_ workspace: Workspace, number: Int) throws {
        self.workspace = workspace
        // Sockets have short names.
        folder = FileManager.default.temporaryDirectory.appending(path: "\(Self.prefix)\(number)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// What the names of all folders of this process begin with.
    private static var prefix: String { "mutate-\(getpid())-" }

    /// Runs tests with changes switched on, until the first of them fails. Several changes have less time: one that hangs among
    /// them is tried by itself in the end.
    func run(_ units: [TestUnit], with changes: [Int]) throws -> Answer {
        for batch in Self.batches(units) {
            let time = changes.count > 1 ? patience + 4 * batch.seconds : 20 + 5 * batch.seconds
            var hasEnded = false
            let end = try start(batch, with: changes, within: time) { line in
                if line.contains("Test run with") { hasEnded = true }
                return line.contains("✘") || line.contains("Fatal error")
            }
            switch end {
            case .exited(0) where hasEnded: continue
            case .exited(let status): return .failed("the tests ended with \(status)")
            case .settled(let line): return .failed(line)
            case .timedOut: return .hung
            }
        }
        return .passed
    }

    /// How the tests took to changes when all of them were run.
    struct Trial: Equatable {
        /// Those that failed.
        var failed: [TestUnit] = []
        /// Those among which is the one that ended the program, or let it hang.
        var broken: [TestUnit] = []
        /// Those that were to come after it.
        var untried: [TestUnit] = []
    }

    /// Runs tests with changes switched on, one after the other, to the last of them or the first that is the program's end.
    func runAll(_ units: [TestUnit], with changes: [Int]) throws -> Trial {
        var trial = Trial()
        var batches = Self.batches(units)[...]
        while let batch = batches.popFirst() {
            let progress = try progress(of: batch, with: changes)
            trial.failed += progress.failed
            if progress.hasEnded { continue }
            trial.broken = progress.running
            trial.untried = progress.left + batches.flatMap(\.units)
            return trial
        }
        return trial
    }

    /// How far the tests of one process have come.
    private struct Progress {
        /// Those that have not begun.
        var left: [TestUnit]
        var running: [TestUnit] = []
        var failed: [TestUnit] = []
        var hasEnded = false

        mutating func read(_ line: String, of units: [TestUnit]) {
            if line.contains("Test run with") { hasEnded = true }
            guard let line = TestLine(line) else { return }
            // Two suites may have tests that say the same; which of them it is the line does not tell.
            let meant = units.filter { $0.words == line.words }
            switch line.event {
            case .started:
                running = meant
                if let place = left.firstIndex(where: meant.contains) { left.remove(at: place) }
            case .passed: running = []
            case .failed:
                running = []
                failed += meant.filter { !failed.contains($0) }
            }
        }
    }

    private func progress(of batch: Batch, with changes: [Int]) throws -> Progress {
        var progress = Progress(left: batch.units)
        let longest = batch.units.map(\.seconds).max() ?? 0
        let end = try start(
            batch, with: changes, serially: true, within: 20 + 5 * batch.seconds, silent: patience + 4 * longest
        ) { line in
            progress.read(line, of: batch.units)
            return false
        }
        switch end {
        case .exited(0): break
        case .exited where !progress.failed.isEmpty: break
        case .exited, .settled, .timedOut: progress.hasEnded = false
        }
        // A program that ends badly after its tests, or before them, does not say by which.
        if !progress.hasEnded, progress.running.isEmpty { (progress.running, progress.left) = (batch.units, []) }
        return progress
    }

    /// Compares every component in every state with what has been approved, changes switched on.
    func check(with change: Int) throws -> Answer {
        try check(environment: ["MUTATION_ACTIVE": "\(change)"])
    }

    /// The changes whose places are executed where every component is compared with what has been approved; none where they are
    /// not as approved without a change, so that the comparison can tell nothing.
    func reachedByCheck() throws -> Set<Int> {
        let reached = folder.appending(path: "reached")
        try Data(count: Workspace.mostChanges).write(to: reached)
        guard try check(environment: ["MUTATION_REACHED": reached.path]) == .passed else { return [] }
        return Set(try Data(contentsOf: reached).enumerated().filter { $0.element != 0 }.map(\.offset))
    }

    private func check(environment: [String: String]) throws -> Answer {
        var first: String?
        let command = Command(
            "env", ["-C", workspace.folder.path, workspace.gomaui, "check"], environment: environment)
        let end = try command.run(within: 300) { line in
            if first == nil { first = line }
            return false
        }
        return switch end {
        case .exited(0): .passed
        case .exited(let status): .failed("gomaui check ended with \(status): \(first ?? "")")
        case .settled(let line): .failed(line)
        case .timedOut: .hung
        }
    }

    /// What tests do with nothing switched on.
    struct Measurement {
        var units: [TestUnit]
        /// Tests that fail as it is, by their names in words; they can tell nothing.
        var failing: Set<String>
    }

    /// Runs tests one after the other with nothing switched on, and writes down what each executes.
    /// - Parameters:
    ///   - parted: Suites whose tests part their arguments by `GOMA_SHARD`.
    ///   - once: The changes in what a process makes once.
    /// - Throws: ``CommandError`` where they do not come to their end.
    func measure(_ names: [String], parted: Set<String>, once: Set<Int>) throws -> Measurement {
        let log = folder.appending(path: "log"), reached = folder.appending(path: "reached")
        try Data().write(to: log)
        try Data(count: Workspace.mostChanges).write(to: reached)
        let environment = ["MUTATION_LOG": log.path, "MUTATION_REACHED": reached.path]
        var lines: [String] = []
        let end = try start(names, environment, within: 3600, serially: true) { line in
            lines.append(line)
            return false
        }
        guard lines.contains(where: { $0.contains("Test run with") }) else {
            throw CommandError(program: "the tests without a change", end: end, lines: lines)
        }
        let failing = Set(lines.compactMap { TestLine($0) }.filter { $0.event == .failed }.map(\.words))
        let units = TestUnit.read(try String(contentsOf: log, encoding: .utf8), parted: parted, once: once)
        return Measurement(units: units.filter { !failing.contains($0.words) }, failing: failing)
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Ends what tests of this process have left behind, and removes the folders of all its benches.
    static func removeAll() {
        let temporary = FileManager.default.temporaryDirectory
        let names = (try? FileManager.default.contentsOfDirectory(atPath: temporary.path)) ?? []
        for folder in names.filter({ $0.hasPrefix(prefix) }).map({ temporary.appending(path: $0) }) {
            clear(folder.appending(path: "t"))
            try? FileManager.default.removeItem(at: folder)
        }
    }

    private func start(
        _ batch: Batch, with changes: [Int], serially: Bool = false, within seconds: Double, silent: Double = .infinity,
        until settles: (String) -> Bool
    ) throws -> Command.End {
        var environment = ["MUTATION_ACTIVE": changes.map(String.init).joined(separator: ",")]
        if let share = batch.share { environment["GOMA_SHARD"] = share }
        return try start(
            batch.units.map(\.name), environment, within: seconds, silent: silent, serially: serially, until: settles)
    }

    private func start(
        _ names: [String], _ environment: [String: String], within seconds: Double, silent: Double = .infinity,
        serially: Bool, until settles: (String) -> Bool
    ) throws -> Command.End {
        let temporary = folder.appending(path: "t")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { Self.clear(temporary) }
        let own = ["TMPDIR": temporary.path, "TMUX_TMPDIR": temporary.path, "GOMAUI_PROGRAM": workspace.gomaui]
        let command = Command(
            "env",
            ["-C", workspace.folder.path, workspace.tests, "--testing-library", "swift-testing"]
                + (serially ? ["--no-parallel"] : []) + ["--filter", TestUnit.filter(names)],
            environment: environment.merging(own) { $1 })
        return try command.run(within: seconds, silent: silent, until: settles)
    }

    /// Ends what a test has left behind, as it was ended itself, and removes its files.
    private static func clear(_ temporary: URL) {
        Leftovers.end(with: temporary)
        try? FileManager.default.removeItem(at: temporary)
    }

    /// What one process can run: tests without a share together, and those with one share.
    private struct Batch {
        var share: String?
        var units: [TestUnit]
        var seconds: Double { units.reduce(0) { $0 + $1.seconds } }
    }

    private static func batches(_ units: [TestUnit]) -> [Batch] {
        let whole = units.filter { $0.share == nil }.sorted { ($0.seconds, $0.name) < ($1.seconds, $1.name) }
        // The pattern that names them is one argument, which has an end.
        let first = stride(from: 0, to: whole.count, by: 400).map { start in
            Batch(share: nil, units: Array(whole[start..<min(start + 400, whole.count)]))
        }
        let second = Dictionary(grouping: units.filter { $0.share != nil }, by: \.share).map(Batch.init)
        return (first + second).sorted { ($0.seconds, $0.units.count) < ($1.seconds, $1.units.count) }
    }
}
