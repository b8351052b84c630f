import Foundation

/// Where tests are run with changes switched on; several work side by side, each in temporary folders of its own.
struct Bench {
    let workspace: Workspace
    /// Where this one keeps what its tests write.
    let folder: URL

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

    /// Runs tests with changes switched on, until the first of them fails.
    func run(_ units: [TestUnit], with changes: some Sequence<Int>) throws -> Answer {
        for batch in Self.batches(units) {
            let end = try start(batch, with: changes) { $0.contains("✘") || $0.contains("Fatal error") }
            switch end {
            case .exited(0): continue
            case .exited(let status): return .failed("the tests ended with \(status)")
            case .settled(let line): return .failed(line)
            case .timedOut: return .hung
            }
        }
        return .passed
    }

    /// How the tests took to changes when all of them were run.
    enum Outcome: Equatable, Sendable {
        /// They came to their end; the lines of those that failed.
        case ended(failures: [String])
        /// They did not; with what was seen of it first.
        case broken(String)
        case hung
    }

    /// Runs tests with changes switched on, to the last of them.
    func runAll(_ units: [TestUnit], with changes: some Sequence<Int>) throws -> Outcome {
        var failures: [String] = []
        for batch in Self.batches(units) {
            var hasEnded = false
            let earlier = failures.count
            let end = try start(batch, with: changes) { line in
                if line.contains("✘"), line.contains("Test ") { failures.append(line) }
                if line.contains("Test run with") { hasEnded = true }
                return false
            }
            switch end {
            case .exited(let status) where hasEnded && (status == 0 || failures.count > earlier): continue
            case .exited(let status): return .broken("the tests ended with \(status)")
            case .settled(let line): return .broken(line)
            case .timedOut: return .hung
            }
        }
        return .ended(failures: failures)
    }

    /// Compares every component in every state with what has been approved, changes switched on.
    func check(with changes: some Sequence<Int>) throws -> Answer {
        let active = changes.map(String.init).joined(separator: ",")
        var first: String?
        let command = Command(
            "env", ["-C", workspace.folder.path, workspace.gomaui, "check"], environment: ["MUTATION_ACTIVE": active])
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
        let failing = Set(
            lines.compactMap {
                $0.firstMatch(of: /✘.* Test (?:"(.+)"|(\w+\(.*\))) (?:with \d+ test cases? )?failed after/)
            }.compactMap { ($0.1 ?? $0.2).map(String.init) })
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
        _ batch: Batch, with changes: some Sequence<Int>, until settles: (String) -> Bool
    ) throws -> Command.End {
        var environment = ["MUTATION_ACTIVE": changes.map(String.init).joined(separator: ",")]
        if let share = batch.share { environment["GOMA_SHARD"] = share }
        return try start(batch.names, environment, within: 20 + 5 * batch.seconds, until: settles)
    }

    private func start(
        _ names: [String], _ environment: [String: String], within seconds: Double, serially: Bool = false,
        until settles: (String) -> Bool
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
        return try command.run(within: seconds, until: settles)
    }

    /// Ends what a test has left behind, as it was ended itself, and removes its files.
    private static func clear(_ temporary: URL) {
        Leftovers.end(with: temporary)
        try? FileManager.default.removeItem(at: temporary)
    }

    /// What one process can run: tests without a share together, and those with one share.
    private struct Batch {
        var share: String?
        var names: [String]
        var seconds: Double
    }

    private static func batches(_ units: [TestUnit]) -> [Batch] {
        // Most shares of a test are sooner run as the whole.
        var whole: [TestUnit] = units.filter { $0.share == nil }
        var parted: [TestUnit] = []
        for (name, shares) in Dictionary(grouping: units.filter { $0.share != nil }, by: \.name) {
            if shares.count > 40 {
                let seconds = shares.reduce(0) { $0 + $1.seconds }
                whole.append(TestUnit(name: name, share: nil, seconds: seconds * 2, reached: []))
            } else {
                parted += shares
            }
        }
        whole.sort { ($0.seconds, $0.name) < ($1.seconds, $1.name) }
        let first = stride(from: 0, to: whole.count, by: 150).map { start in
            let part = whole[start..<min(start + 150, whole.count)]
            return Batch(share: nil, names: part.map(\.name), seconds: part.reduce(0) { $0 + $1.seconds })
        }
        let second = Dictionary(grouping: parted, by: \.share).map { share, units in
            Batch(share: share, names: units.map(\.name), seconds: units.reduce(0) { $0 + $1.seconds })
        }
        return (first + second).sorted { ($0.seconds, $0.names.count) < ($1.seconds, $1.names.count) }
    }
}
