import Foundation

/// A copy of the project in which many changes are built into one program, each to be switched on when it starts.
struct Workspace {
    let folder: URL
    fileprivate let sources: Sources

    /// As many changes as one build can carry, as the probe says too.
    static let mostChanges = 8192

    /// - Parameter folder: Where the copy is kept, so that the next build of it has less to do.
    init(_ sources: Sources, in folder: URL) {
        self.sources = sources
        self.folder = folder
    }

    private var scratch: String { folder.path + "/.build" }
    fileprivate var options: [String] {
        ["--package-path", folder.path, "--scratch-path", scratch, "-c", "release", "-Xswiftc", "-enable-testing"]
    }

    /// The program that all tests are.
    var tests: String { scratch + "/release/gomauiPackageTests.xctest" }
    /// The program that tests on a terminal start.
    var gomaui: String { scratch + "/release/gomaui" }

    /// Builds the changes that compile. One that was ended, or failed by itself, is gone on with when it is begun again.
    /// - Parameters:
    ///   - dropped: The numbers of those that do not compile, as far as they are known; afterwards all of them.
    ///   - say: Is told how far it is.
    /// - Throws: ``CommandError`` where the build fails for another reason.
    func build(_ changes: [WrongChange], without dropped: inout Set<Int>, say: (String) -> Void) throws {
        for round in 1... {
            let written = try write(changes, without: dropped)
            say("building \(changes.count - dropped.count) changes" + (round == 1 ? "" : ", round \(round)"))
            var lines: [String] = []
            let end = try Command("swift", ["build"] + options + ["--build-tests"]).run(within: .infinity) { line in
                lines.append(line)
                return false
            }
            if end == .exited(0) { break }
            let faulty = Set(lines.flatMap { written.changes(at: $0, in: folder.path) })
            guard !faulty.isEmpty else { throw CommandError(program: "swift build", end: end, lines: lines) }
            dropped.formUnion(faulty)
        }
        try restore()
    }

    /// The changes that the compiler refuses where it is asked about each module by itself.
    /// - Parameter say: Is told how far it is.
    func refused(_ changes: [WrongChange], say: (String) -> Void) throws -> Set<Int> {
        say("building the interfaces of the modules as they are")
        _ = try write(changes, without: Set(changes.indices))
        let checked = ["--package-path", folder.path, "--scratch-path", folder.path + "/.build/check"]
        _ = try Command("swift", ["build"] + checked).output()
        let manifest = try String(contentsOfFile: folder.path + "/.build/check/debug.yaml", encoding: .utf8)
        let check = CompilerCheck(manifest: manifest)
        var dropped: Set<Int> = []
        var modules = check.modules(of: changes.map { folder.path + "/" + $0.file })
        while !modules.isEmpty {
            say("asking the compiler about \(changes.count - dropped.count) changes in \(modules.count) modules")
            let written = try write(changes, without: dropped)
            var refused: Set<String> = []
            for (module, lines) in try check.messages(on: modules) {
                let found = Set(lines.flatMap { written.changes(at: $0, in: folder.path) })
                if !found.isEmpty { refused.insert(module) }
                dropped.formUnion(found)
            }
            modules = refused
        }
        return dropped
    }

    /// Where the changes have come to stand in the files that are built.
    private struct Written {
        /// The lines that a change takes in its file.
        var lines: [String: [(range: ClosedRange<Int>, change: Int)]] = [:]

        /// The changes that an error of the compiler speaks of: those of its line, or the next before it.
        func changes(at message: String, in folder: String) -> [Int] {
            guard let match = message.firstMatch(of: #/^(/.*?\.swift):(\d+):\d+: error: /#),
                let line = Int(match.2), match.1.hasPrefix(folder + "/"),
                let all = lines[String(match.1.dropFirst(folder.count + 1))]
            else { return [] }
            let there = all.filter { $0.range.contains(line) }.map(\.change)
            if !there.isEmpty { return there }
            let distance = all.map { min(abs($0.range.lowerBound - line), abs($0.range.upperBound - line)) }.min() ?? 0
            return all.filter { min(abs($0.range.lowerBound - line), abs($0.range.upperBound - line)) == distance }
                .map(\.change)
        }
    }

    private func write(_ changes: [WrongChange], without dropped: Set<Int>) throws -> Written {
        try removeStrays()
        var written = Written()
        let byFile = Dictionary(grouping: changes.indices.filter { !dropped.contains($0) }) { changes[$0].file }
        for file in sources.files {
            var data = try sources.contents(file)
            if let numbers = byFile[file] {
                let edited = Self.edit(data, numbers.map { ($0, changes[$0]) })
                data = edited.data
                written.lines[file] = edited.lines
            } else if file.hasPrefix("Tests/"), file.hasSuffix(".swift"), let module = Self.testModule(of: file) {
                data = TestProbe.insert(into: data, module: module)
            } else if file == "Package.swift" {
                data = Self.manifest(data)
            }
            try put(data, at: file)
        }
        for file in ["Probe/probe.c", "Probe/include/probe.h"] {
            try put(sources.contents("Tests/Mutation/" + file), at: "Tests/Mutation/" + file)
        }
        return written
    }

    /// Puts the sources back as they are: tests that read them are to find nothing else.
    private func restore() throws {
        for file in sources.files { try put(sources.contents(file), at: file) }
    }

    private func put(_ data: Data, at file: String) throws {
        let target = folder.appending(path: file)
        // What has not changed keeps its time, so that it is not built anew.
        if let before = try? Data(contentsOf: target), before == data { return }
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: target)
        let mode = try FileManager.default.attributesOfItem(atPath: sources.folder.path + "/" + file)[.posixPermissions]
        if let mode { try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: target.path) }
    }

    /// Removes what has left the project since.
    private func removeStrays() throws {
        let kept = Set(sources.files)
        guard let found = FileManager.default.enumerator(atPath: folder.path) else { return }
        for case let file as String in found {
            if file == ".build" { found.skipDescendants() }
            var isFolder: ObjCBool = false
            let path = folder.path + "/" + file
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
                !kept.contains(file), !file.hasPrefix("Tests/Mutation/"), !file.hasPrefix(".build"),
                file != "Package.resolved"
            else { continue }
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// A file with its changes in it, last first, and the lines on which each has come to stand.
    private static func edit(
        _ data: Data, _ changes: [(number: Int, change: WrongChange)]
    ) -> (data: Data, lines: [(range: ClosedRange<Int>, change: Int)]) {
        var bytes = Array(data)
        var lines: [(range: ClosedRange<Int>, change: Int)] = []
        for (number, change) in changes.sorted(by: { $0.change.range.lowerBound > $1.change.range.lowerBound }) {
            let code = Array(change.code(numbered: number).utf8)
            let old = bytes[change.range].count { $0 == UInt8(ascii: "\n") }
            let new = code.count { $0 == UInt8(ascii: "\n") }
            let first = bytes[..<change.range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            bytes.replaceSubrange(change.range, with: code)
            lines = lines.map { ($0.range.lowerBound + new - old...$0.range.upperBound + new - old, $0.change) }
            lines.append((first...first + new, number))
        }
        return (Data("import CProbe; ".utf8) + Data(bytes), lines)
    }

    /// The manifest with the probe in every target, and with warnings, which changes cause, as they were.
    static func manifest(_ data: Data) -> Data {
        let text = String(decoding: data, as: UTF8.self)
            .replacing("[.treatAllWarnings(as: .error)]", with: "[]")
        return Data(
            (text + """

                for target in package.targets { target.dependencies.append("CProbe") }
                package.targets.append(.target(name: "CProbe", path: "Tests/Mutation/Probe"))

                """).utf8)
    }

    /// The module of a file of tests; `nil` for what stands beside them.
    fileprivate static func testModule(of file: String) -> String? {
        let folder = file.split(separator: "/")[1]
        return folder.hasSuffix("Tests") || folder == "EndToEnd" ? String(folder) : nil
    }
}

extension Workspace {
    /// Tests in parts that take about as long as each other, suites together.
    /// - Parameter done: the names of those that are not meant.
    func testJobs(without done: Set<String>) throws -> [[String]] {
        let listed = try Command("swift", ["test", "list"] + options + ["--skip-build"]).output()
        let names = listed.split(separator: "\n").map(String.init)
            .filter { $0.contains(".") && $0.hasSuffix(")") && !done.contains($0) }
        let suites = Dictionary(grouping: names) { name in
            // Those on a terminal are suites inside one.
            name.split(separator: "/").prefix(name.hasPrefix("EndToEnd.") ? 2 : 1).joined(separator: "/")
        }
        var jobs = [[String]](repeating: [], count: 24)
        for (index, suite) in suites.sorted(by: { $0.key < $1.key }).enumerated() {
            jobs[index % jobs.count] += suite.value
        }
        return jobs.filter { !$0.isEmpty }
    }

    /// The tests of files that are not as in the copy, or not in it at all, by name.
    func changedTests() throws -> Set<String> {
        try sources.files.reduce(into: []) { names, file in
            guard file.hasPrefix("Tests/"), file.hasSuffix(".swift"), let module = Self.testModule(of: file) else {
                return
            }
            let data = try sources.contents(file)
            guard data != (try? Data(contentsOf: folder.appending(path: file))) else { return }
            names.formUnion(TestProbe.tests(in: data, module: module))
        }
    }

    /// Suites whose tests part their arguments by `GOMA_SHARD`, as Tests/jobs names them.
    func partedSuites() throws -> Set<String> {
        let script = String(decoding: try Data(contentsOf: folder.appending(path: "Tests/jobs")), as: UTF8.self)
        guard let match = script.firstMatch(of: /parted='([^']*)'/) else { return [] }
        return Set(match.1.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
