import Expectations
import Foundation
import GomaCatalog
import GomaReview
import TestSupport
import Testing

@testable import GomaCommand

/// What commands refuse before they do anything.
@MainActor
struct EarlyRefusalTests {
    private let program = Program(name: "gomaui") { .goma }

    @Test(arguments: ["--cluster", "--state"])
    func `no folder is made to approve what is not there`(option: String) async throws {
        let folder = try TemporaryFolder()
        let command = try Approve.parse(["PillItem", option, "zzzzzz", "--folder", "\(folder.path)/approved"])

        let error = await #expect(throws: (any Error).self) { try await command.run(in: program) }

        try expect(String(describing: #require(error)), contains: "zzzzzz")
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: [])
    }

    @Test func `a report in the place of somebody else's file is refused before anything is compared`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("my notes\n", to: "notes.html")
        let command = try Check.parse([
            "PillItem", "--report", "\(folder.path)/notes.html", "--folder", "\(folder.path)/approved",
        ])

        await #expect(throws: OutputError.self) { try await command.run(in: program) }

        try expect(folder.text(of: "notes.html"), is: "my notes\n")
    }

    @Test func `a theme or a language is asked for only where the script does not say which it has`() throws {
        let plain = try PlayScript(parsing: "gallery", name: "plain.play")
        let light = try PlayScript(parsing: "theme goma-light", name: "light.play")
        let command = try PlayCommand.parse(["light.play", "--theme", "goma-dark"])

        let failure = try #require(throws: Failure.self) { try command.checkLook(of: [plain, light]) }

        expect(
            failure.problems,
            is: [
                "light.play says itself that its theme is goma-light; take that line out, or leave --theme away"
            ])
        expect(failure.code, is: 64)
        #expect(throws: Never.self) { try command.checkLook(of: [plain]) }
        #expect(throws: Never.self) { try PlayCommand.parse(["light.play"]).checkLook(of: [light]) }

        let french = try PlayScript(parsing: "locale fr", name: "french.play")
        let speaking = try PlayCommand.parse(["french.play", "--locale", "pt"])
        let refusal = try #require(throws: Failure.self) { try speaking.checkLook(of: [light, french]) }
        expect(
            refusal.problems,
            is: [
                "french.play says itself that its locale is fr; take that line out, or leave --locale away"
            ])
        #expect(throws: Never.self) { try speaking.checkLook(of: [light]) }
        #expect(throws: Never.self) { try PlayCommand.parse(["french.play"]).checkLook(of: [french]) }
    }

    @Test func `a page is checked in the theme that is asked for`() async throws {
        let folder = try TemporaryFolder()
        try folder.write("parts: [{component: HeaderText, with: {title: News}}]\n", to: "news.yaml")
        let command = try Page.parse(["\(folder.path)/news.yaml", "--check", "--theme", "goma-drak"])

        let error = await #expect(throws: (any Error).self) { try await command.run(in: program) }

        try expect(String(describing: #require(error)), contains: "goma-drak")
    }

    @Test func `a tag that no component has is named, with the one that was meant`() async throws {
        let folder = try TemporaryFolder()
        let command = try Dump.parse(["--tag", "ods", "--output", "\(folder.path)/dumps"])

        let failure = await #expect(throws: Failure.self) { try await command.run(in: program) }

        expect(
            failure?.problems,
            is: [
                "no component has the tag \"ods\"; did you mean \"odds\"? \"gomaui list --json\" shows all"
            ])
        try expect(FileManager.default.contentsOfDirectory(atPath: folder.path), is: [])
    }

    @Test func `two components are not compared, and it is said what is`() async throws {
        let command = try Diff.parse(["pillitem", "ButtonIcon"])

        let failure = await #expect(throws: Failure.self) { try await command.run(in: program) }

        let words = try #require(failure?.problems.first)
        #expect(words.hasPrefix("goma:PillItem is a component, and two names are those of dumps; "))
        #expect(words.hasSuffix("such as Tests/Snapshots/Filters/PillItem.txt"))
        expect(failure?.code, is: 64)
    }

    @Test func `a theme that is named twice is checked once`() throws {
        let names = ["goma-light", "goma-dark", "goma-light"]

        let check = try Themes.Check.parse(names.flatMap { ["--theme", $0] })

        try expect(check.styles.map(\.name), is: ["goma-light", "goma-dark"])
    }
}
