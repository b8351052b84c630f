import Foundation
import SwiftParser
import Testing

@testable import Mutation

struct FindingsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "findings-\(UUID())")

    /// Three changes: one noticed, one that all tests let pass, and one not tried yet.
    private func findings() -> Findings {
        let tree = Parser.parse(source: "func f(a: Int) -> Bool { a < 1 && a > 2 }")
        let changes = ChangeFinder("File.swift", tree, Signatures()).found
        var findings = Findings(changes: Array(changes.prefix(3)), dropped: [])
        findings.isBuilt = true
        findings.isMeasured = true
        findings.units = [
            TestUnit(name: "A.Old/one()", share: nil, seconds: 1, reached: [0, 1, 2]),
            TestUnit(name: "A.Changed/two()", share: nil, seconds: 1, reached: [0, 1, 2]),
        ]
        findings.verdicts = [0: .noticed("one"), 1: .survived]
        return findings
    }

    @Test func `after tests have changed those that were not noticed are open again, for these tests alone`() {
        var findings = findings()

        findings.reopen(among: Set(findings.changes), tests: ["A.Changed/two()"])

        #expect(findings.open == [1, 2])
        #expect(findings.noticed == 1)
        #expect(!findings.isBuilt && !findings.isMeasured)
        #expect(findings.units.map(\.name) == ["A.Old/one()"])
        #expect(!findings.units[0].mayNotice([1]))
        #expect(findings.units[0].mayNotice([2]))
        #expect(findings.units[0].mayNotice([1, 2]))
    }

    @Test func `what cannot be made any more is left out, noticed or not`() {
        var findings = findings()
        let left = findings.changes[2]

        findings.reopen(among: [left], tests: [])

        #expect(findings.count == 1)
        #expect(findings.noticed == 0)
        #expect(findings.open == [2])
    }

    @Test func `what was found last is found whatever was asked, and by its own question alone otherwise`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FindingsStore.last(in: folder) == nil)
        let findings = findings()

        try FindingsStore(folder, stamp: "a").save(findings)

        #expect(FindingsStore.last(in: folder)?.changes == findings.changes)
        #expect(try FindingsStore(folder, stamp: "a").load()?.changes == findings.changes)
        #expect(try FindingsStore(folder, stamp: "b").load() == nil)
    }
}
