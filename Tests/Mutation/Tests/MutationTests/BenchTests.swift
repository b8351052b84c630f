import Foundation
import Testing

@testable import Mutation

struct BenchTests {
    private static let units = ["1st", "2nd", "3rd"].map {
        TestUnit(name: "A.B/`\($0)`()", share: nil, seconds: 0, reached: [])
    }
    private static let first = """
        echo '◇ Test "1st" started.'; echo '✘ Test "1st" failed after 1 seconds with 1 issue.'; echo '◇ Test "2nd" started.'
        """
    private static let endings: [(String, Bench.Trial)] = [
        ("echo '✔ Test run with 3 tests passed'", .init()),
        (first + "; echo '✘ Test run with 3 tests failed'; exit 1", .init(failed: [units[0]])),
        // Tests that have passed and end badly after all have not come to their end.
        ("echo '✔ Test run with 3 tests passed'; exit 11", .init(broken: units)),
        ("exit 0", .init(broken: units)),
        (first + "; exit 11", .init(failed: [units[0]], broken: [units[1]], untried: [units[2]])),
        (first + "; exit 0", .init(failed: [units[0]], broken: [units[1]], untried: [units[2]])),
        (first + "; sleep 1000", .init(failed: [units[0]], broken: [units[1]], untried: [units[2]])),
    ]

    @Test(arguments: endings.indices)
    func `tests are run to the one that is the end of the program`(number: Int) throws {
        let (script, outcome) = Self.endings[number]
        let project = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        let workspace = Workspace(try Sources(project), in: folder)
        let program = URL(filePath: workspace.tests)
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        // Cases run beside each other.
        var bench = try Bench(workspace, number: 900 + number)
        bench.patience = 2
        defer { bench.remove() }

        let trial = try bench.runAll(Self.units, with: [1])

        #expect(trial == outcome)
    }
}
