import Expectations
import Foundation
import GomaGuides
import Testing

@testable import GomaCommand

/// The guides that are built into the program are the files of the repository, and tell the same of the package as it does.
struct GuideShelfTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL
    private static let folder = "Sources/GomaGuides/Guides"

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `every file is a guide, and holds what is built in`() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Self.package.appendingPathComponent(Self.folder).path
        ).filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }

        expect(Set(Guide.all.map(\.name)), is: Set(files))
        expect(Guide.all.count, is: files.count)
        for guide in Guide.all { try expect(guide.text, is: Self.text("\(Self.folder)/\(guide.name).md")) }
    }

    @Test(arguments: Guide.all.map(\.name))
    func `a guide begins with its title and with one sentence of what it is about`(name: String) throws {
        let guide = try #require(Guide.all.first { $0.name == name })

        expect(guide.text.hasPrefix("# \(guide.title)\n\n"), is: true)
        expect(guide.title.isEmpty, is: false)
        #expect(guide.summary.hasSuffix(".") && guide.summary.count < 130, "\(guide.summary)")
        expect(guide.summary, lacks: "](")
        expect(guide.text.hasSuffix("\n"), is: true)
        expect(guide.text.hasSuffix("\n\n"), is: false)
    }

    @Test func `the README has them all, in the same order and in the same words`() throws {
        let rows = try Self.text("README.md").matches(of: /\| \[([^\]]+)\]\(([^)]+)\) \| (.*) \|/)

        expect(
            rows.map { "\($0.1) \($0.2) \($0.3)" },
            is: Guide.all.map { "\($0.title) \(Self.folder)/\($0.name).md \($0.summary)" })
    }

    @Test func `the README is short`() throws {
        let count = try Self.text("README.md").utf8.count

        #expect((8_000...12_000).contains(count), "\(count) bytes")
    }

    @Test func `what guides, the README and the contributor's guide lead to is there`() throws {
        let texts =
            try [("README.md", ""), ("CONTRIBUTING.md", "")].map { (try Self.text($0.0), $0.1) }
            + Guide.all.map { ($0.text, Self.folder + "/") }
        let paths = texts.flatMap { text, folder in
            text.matches(of: /\]\(([^)#:]+)\)/).map { "\(folder)\($0.1)" }
        }

        #expect(paths.count > Guide.all.count)
        let missing = paths.filter { path in
            !FileManager.default.fileExists(atPath: Self.package.appendingPathComponent(path).path)
        }
        expect(missing, is: [])
    }

    @Test func `the newest version that the changes tell of is the program's, and the one to pin`() throws {
        let changes = try #require(Guide.all.first { $0.name == "changes" }).text
        let versions = changes.matches(of: /\n## (\d+\.\d+\.\d+)\n/).map { String($0.1) }

        expect(versions.first, is: Program(name: "shop") { .init() }.version)
        expect(versions, is: versions.sorted(by: >))
        let pins = changes.matches(of: /(?:from|exact): "([^"]+)"/).map { String($0.1) }
        #expect(pins.count == 2 && pins.allSatisfy { $0 == versions.first })
    }
}
