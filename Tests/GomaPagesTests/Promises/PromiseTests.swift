import Expectations
import Foundation
import Testing

/// What the table of promises says is so: each is held by a test that there is, or says why not.
struct PromiseTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    /// A row of the table.
    private struct Promise {
        let number: Int
        let words: String
        let ours: String
        let holder: String

        init?(_ line: Substring) {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, let number = Int(cells[0]) else { return nil }
            (self.number, words, ours, holder) = (number, cells[1], cells[2], cells[3])
        }

        /// Whether it says why there is no test.
        var isWaived: Bool { holder.contains(#/^(left out|open): \S+ \S+/#) }

        /// The suite and the test that hold it.
        var test: (suite: Substring, name: Substring)? {
            holder.wholeMatch(of: #/`(\w+): (.+)`/#).map { ($0.1, $0.2) }
        }
    }

    private static func promises() throws -> [Promise] {
        let path = "Sources/GomaPages/GomaPages.docc/Promises.md"
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8).split(separator: "\n")
            .compactMap(Promise.init)
    }

    /// All test files.
    private static func tests() throws -> [String] {
        let folder = root.appendingPathComponent("Tests")
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix("Tests.swift") && !$0.contains(".build/") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
    }

    @Test func `there are 58 promises, each said once, with what is ours`() throws {
        let promises = try Self.promises()

        expect(promises.map(\.number), is: Array(1...58))
        expect(Set(promises.map(\.words)).count, is: 58)
        for promise in promises {
            #expect(!promise.ours.isEmpty && promise.ours != "–" || promise.isWaived, "\(promise.number)")
        }
    }

    @Test func `each is held by a test that there is, or says why not`() throws {
        let files = try Self.tests()
        #expect(files.count > 300)

        for promise in try Self.promises() where !promise.isWaived {
            guard let test = promise.test else {
                Issue.record("\(promise.number) names neither a suite and its test nor a reason")
                continue
            }
            let isThere = files.contains { file in
                file.contains("func `\(test.name)`")
                    && ["struct \(test.suite) {", "class \(test.suite) {", "class \(test.suite):"].contains(
                        where: file.contains)
            }
            #expect(isThere, "\(promise.number): there is no \"\(test.name)\" in \(test.suite)")
        }
    }
}
