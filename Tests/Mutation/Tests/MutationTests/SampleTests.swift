import Testing

@testable import Mutation

struct SampleTests {
    private func change(_ start: Int, _ rule: Rule) -> WrongChange {
        WrongChange(
            file: "File.swift", line: 1, column: start, rule: rule, declaration: "", original: "a", wrong: "b",
            range: start..<start + 3, replacement: "b")
    }

    @Test func `the same seed chooses the same, another one something else`() {
        let all = (0..<200).map { change($0 * 5, Rule.allCases[$0 % Rule.allCases.count]) }

        #expect(Sample.changes(20, of: all, seed: 1) == Sample.changes(20, of: all, seed: 1))
        #expect(Sample.changes(20, of: all, seed: 1) != Sample.changes(20, of: all, seed: 2))
        #expect(Sample.changes(20, of: all, seed: 1).count == 20)
    }

    @Test func `no change stands in another's place`() {
        let all = (0..<100).map { change($0, .number) }

        let taken = Sample.changes(100, of: all, seed: 3).map(\.range).sorted { $0.lowerBound < $1.lowerBound }

        #expect(zip(taken, taken.dropFirst()).allSatisfy { !$0.overlaps($1) })
        #expect((25...34).contains(taken.count))
    }

    @Test func `a rare kind is not drowned by a frequent one`() {
        let all = (0..<1000).map { change($0 * 5, $0 < 990 ? .number : .unit) }

        #expect(Sample.changes(40, of: all, seed: 1).count { $0.rule == .unit } > 4)
    }
}
