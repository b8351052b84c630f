import Foundation
import SwiftParser
import Testing

@testable import Mutation

struct FindingsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "findings-\(UUID())")

    private func changes(in sources: String...) -> [WrongChange] {
        ChangeFinder("File.swift", Parser.parse(source: sources.joined(separator: "\n")), Signatures()).found
    }

    /// Three changes: one noticed, one that all tests let pass, and one not tried yet.
    private func findings() -> Findings {
        let changes = changes(in: "func f(a: Int) -> Bool { a < 1 && a > 2 }")
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

        findings.reopen(tests: ["A.Changed/two()"])

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

        findings.follow([left])

        #expect(findings.count == 1)
        #expect(findings.noticed == 0)
        #expect(findings.open == [2])
    }

    @Test func `what does not compile any more was not noticed either`() {
        var findings = findings()

        findings.leaveOut([0])

        #expect(findings.count == 2)
        #expect(findings.noticed == 0)
        #expect(findings.open == [2])
    }

    @Test func `a change that has moved is followed, and one that could be either of two is left out`() {
        var findings = findings()
        let moved = changes(in: "func g() {}\nfunc f(a: Int) -> Bool { a < 1 && a > 2 }")
        let line = "func f(a: Int) -> Bool { a < 1 && a > 2 }"
        let twice = changes(in: line, " " + line)

        findings.follow(moved)
        #expect(findings.count == 3)
        #expect(findings.changes[0].line == 2)
        #expect(findings.noticed == 1)

        findings.follow(twice)
        #expect(!findings.open.contains(0))
        #expect(findings.noticed == 0)
        #expect(findings.count == 0)
    }

    @Test func `one of two that are alike does not become the other, where that stays or one alone is left of both`() {
        let line = "func f(a: Int) -> Bool { a < 1 || a < 2 }"
        let both = changes(in: line).filter { $0.original == "<" && $0.wrong == "<=" }
        let moved = changes(in: "func g() {}", "func f(a: Int) -> Bool { a < 1 }")
        var findings = Findings(changes: both, dropped: [])
        findings.verdicts = [0: .survived, 1: .noticed("one")]
        var others = findings
        #expect(findings.count == 2)

        findings.follow([both[0]])
        others.follow(moved)

        #expect(findings.count == 1)
        #expect(findings.noticed == 0)
        #expect(others.count == 0)
    }

    @Test func `the tests that have let a change pass are not asked about it again`() {
        var findings = findings()

        findings.pass([1, 2], by: [findings.units[0]])

        #expect(!findings.units[0].mayNotice([1, 2]))
        #expect(findings.units[0].mayNotice([0]))
        #expect(findings.units[1].mayNotice([2]))
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
