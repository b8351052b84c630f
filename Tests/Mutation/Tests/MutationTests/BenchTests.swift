import Foundation
import Testing

@testable import Mutation

struct BenchTests {
    private static let endings: [(String, Int, Bench.Outcome)] = [
        ("✔ Test run with 1 test passed", 0, .ended(failures: [])),
        ("✘ Test run with 1 test failed", 1, .ended(failures: ["✘ Test run with 1 test failed"])),
        ("✔ Test run with 1 test passed", 11, .broken("the tests ended with 11")),
    ]

    @Test(arguments: endings)
    func `tests that have passed and end badly after all have not come to their end`(
        line: String, status: Int, outcome: Bench.Outcome
    ) throws {
        let project = (0..<5).reduce(URL(filePath: #filePath)) { folder, _ in folder.deletingLastPathComponent() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
        let workspace = Workspace(try Sources(project), in: folder)
        let program = URL(filePath: workspace.tests)
        try FileManager.default.createDirectory(
            at: program.deletingLastPathComponent(), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("#!/bin/sh\necho '\(line)'\nexit \(status)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
        // Cases run beside each other.
        let bench = try Bench(workspace, number: 900 + status)
        defer { bench.remove() }
        let unit = TestUnit(name: "A.B/c()", share: nil, seconds: 0, reached: [])

        let ending = try bench.runAll([unit], with: [1])

        #expect(ending == outcome)
    }
}
