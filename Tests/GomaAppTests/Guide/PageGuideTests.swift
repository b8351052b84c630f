import Expectations
import Foundation
import GomaApp
import GomaCatalog
import GomaPages
import PageTestSupport
import TestSupport
import Testing

/// The page and the feed of the guide on pages are at work.
@MainActor
struct PageGuideTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    private static let package = folder.appendingPathComponent("../../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `the page of the guide opens, and leads to its matches`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.text("Demo/Screens/shared/top-matches.yaml"), to: "matches.yaml")
        let page = try String(contentsOf: Self.folder.appendingPathComponent("bets.yaml"), encoding: .utf8)

        let harness = try PageHarness(describing: page, file: "\(folder.path)/bets.yaml", width: 80, height: 40)

        expect(harness.text, contains: "Liverpool")
    }

    @Test func `the event in the guide is one of a feed that comes with the program`() throws {
        let guide = try Self.text("Sources/GomaGuides/Guides/pages.md")
        let event = try #require(guide.firstMatch(of: /```\n(\{.*\})\n```/)?.output.1)

        try expect(Self.text("Demo/Screens/match.feed").split(separator: "\n"), contains: event)
    }

    @Test func `help on pages tells the types of a sportsbook's events`() throws {
        let help = try Self.text("Sources/GomaCommand/Commands/Page.swift")
        let types = try #require(help.firstMatch(of: /Types are ([a-z, ]+) and ([a-z]+)\./)).output

        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(SportsbookEvent.self, from: Data(#"{"type":"none"}"#.utf8))
        }

        guard case .dataCorrupted(let context)? = error else {
            Issue.record("it is told in other words: \(error.map(String.init(describing:)) ?? "")")
            return
        }
        expect(context.debugDescription, is: "wants one of \(types.1), \(types.2)")
    }
}
