import Expectations
import Foundation
import Testing

/// The script that parts the tests for `Tests/run`.
struct JobsTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "jobs").path

    /// As `swift test list` prints them; more suites than there are jobs.
    private static let list =
        (1...40).flatMap { suite in (0...suite % 3).map { "Module.Suite\(suite)/`test \($0)`(id:)" } }
        + (1...6).map { "EndToEnd.EndToEnd/Screen\($0)Tests/`a frame`()" }
        + [
            "EndToEnd.EndToEnd/Frames/`a frame`()", "EndToEnd.EndToEnd/FramesBeside/`another`()",
            "GomaUITests.ContractTests/`a contract`(id:)", "Module.`alone`()",
        ]

    private struct Job: Hashable {
        let share: String
        let count: Int
        let filter: String
    }

    private func jobs(_ shard: Int, of count: Int) throws -> [Job] {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", Self.script, "\(shard)", "\(count)"]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(Self.list.reversed().joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        return try text.split(separator: "\n").map { line in
            let fields = line.split(separator: "\t").map(String.init)
            return Job(share: fields[0], count: try #require(Int(fields[1])), filter: fields[2])
        }
    }

    @Test func `every test is in one job, and a parted suite in one job for each share`() throws {
        let jobs = try jobs(1, of: 1)

        for test in Self.list {
            let own = try jobs.filter { try test.contains(Regex($0.filter)) }
            let shares = (1...8).map { "\($0)/8" }
            expect(own.map(\.share), is: (test.contains("ContractTests") ? shares : ["1/1"]), "\(test)")
        }
        for job in jobs {
            try expect(Self.list.count { try $0.contains(Regex(job.filter)) }, is: job.count)
        }
    }

    @Test func `what runs on a terminal comes first, in several jobs of its own`() throws {
        let jobs = try jobs(1, of: 1)

        let onTerminal = jobs.prefix { $0.filter.contains("EndToEnd") }
        expect(onTerminal.count, is: 8)
        expect(onTerminal.map(\.count).reduce(0, +), is: 8)
        #expect(onTerminal.allSatisfy { !$0.filter.contains("Module") })
        #expect(!jobs.dropFirst(8).contains { $0.filter.contains("EndToEnd") })
    }

    @Test(arguments: [2, 3, 7, 30])
    func `all shards together have each job once`(count: Int) throws {
        let shards = try (1...count).map { try jobs($0, of: count) }

        expect(Set(shards.joined()).count, is: shards.map(\.count).reduce(0, +))
        expect(Set(shards.joined()), is: Set(try jobs(1, of: 1)))
        try expect(jobs(1, of: count), is: shards[0])
    }
}
