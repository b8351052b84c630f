import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The approval screen over a small catalogue: what is shown, and what each decision does.
@MainActor
final class ApprovalFrameTests {
    private let dumps: TemporaryFolder
    private let decisions: TemporaryFolder
    private let registry: ComponentRegistry

    /// A text that differs in two components, a role in one state of another, and a state that is no more.
    init() throws {
        (dumps, decisions, registry) = (try TemporaryFolder(), try TemporaryFolder(), try SampleRegistry.make())
        let approval = try Approval(folder: dumps.path)
        for component in registry.components { try approval.replace(component) }
        for name in ["Price", "Slip"] { try doctor(name, "☑ 1", "☒ 1") }
        try doctor("Sieve", "b = textPrimary on backgroundCards, bold", "b = textSecondary on backgroundCards, bold")
        try doctor("Sieve", "── Noted", "── Old")
    }

    private func path(_ name: String) throws -> String { ComponentDump.path(of: try registry.component(named: name)) }

    private func doctor(_ name: String, _ old: String, _ new: String) throws {
        let text = try dumps.text(of: path(name))
        let range = try #require(text.range(of: old))
        try dumps.write(text.replacingCharacters(in: range, with: new), to: path(name))
    }

    private func review() throws -> Review {
        try Review(of: registry.components, against: ApprovedDumps(folder: dumps.path))
    }

    @MainActor
    private struct Stage {
        let interactor: ApprovalInteractor
        let services: GalleryServices
        let window: Window
        let hasQuit: () -> Bool

        func type(_ text: String) {
            for character in text {
                switch character {
                case "↓": window.send(.key(KeyEvent(.down)))
                case "↑": window.send(.key(KeyEvent(.up)))
                default: window.send(.key(KeyEvent(.character(character))))
                }
            }
            window.update()
        }

        var rows: [String] { window.surface.rows }
        /// The list: a mark for the selected row, one for what was decided, and the rest.
        var list: [String] { Array(rows[1...].prefix { !$0.hasPrefix("─") }) }
        var progress: String { rows[0].components(separatedBy: "  ").last ?? "" }
        var events: [String] { services.eventLog.events.map(\.description) }
    }

    private func stage(width: Int = 80, height: Int = 18) throws -> Stage {
        let services = GalleryServices(
            registry: registry, themes: ThemeSelection(try ThemeLibrary.embedded.theme(named: "goma-dark")),
            environment: ViewEnvironment())
        let interactor = ApprovalInteractor(
            try review(), decisions: ReviewDecisions(on: dumps.path, in: decisions.path))
        final class Flag { var isSet = false }
        let flag = Flag()
        let router = GalleryRouter(services: services) { flag.isSet = true }
        let window = router.makeWindow(size: Size(width: width, height: height), approval: interactor)
        window.update()
        return Stage(interactor: interactor, services: services, window: window) {
            withExtendedLifetime(router) { flag.isSet }
        }
    }

    @Test func `clusters stand on top, the first of them below, before and after beside each other`() throws {
        let rows = try stage().rows

        #expect(rows.map { $0.replacing(dumps.path, with: "…") } == [])
    }

    @Test func `in little room the pictures stand below each other`() throws {
        let rows = try stage(width: 44, height: 20).rows

        #expect(Array(rows[4...]) == [])
    }

    @Test(
        arguments: [
            ("", "▌  text     \"☒\" → \"☑\"                                     2 states of 2 components"), ("↓", ""),
            ("↓↓", ""), ("↓↓↓", ""), ("↓↓↓↓", ""), ("↑", ""), ("↓↓↑", ""),
        ])
    func `arrows go through the list and stop at both ends`(keys: String, row: String) throws {
        let stage = try stage()

        stage.type(keys)

        #expect(stage.list.first { $0.hasPrefix("▌") } == row)
    }

    /// Keys, the marks of the four clusters, the place of the selection, and what has been decided.
    @Test(
        arguments: [
            ("a", ["✓", " ", " ", " "], 1, "2 accepted, 0 rejected, 3 left"),
            ("r", ["✗", " ", " ", " "], 1, "0 accepted, 2 rejected, 3 left"),
            ("s", ["–", " ", " ", " "], 1, "0 accepted, 0 rejected, 5 left"),
            ("a↑a", [" ", " ", " ", " "], 0, "0 accepted, 0 rejected, 5 left"),
            ("a↑r", ["✗", " ", " ", " "], 1, "0 accepted, 2 rejected, 3 left"),
            ("ars", ["✓", "✗", "–", " "], 3, "2 accepted, 1 rejected, 2 left"),
            ("↓↓↓a", [" ", " ", " ", "✓"], 0, "1 accepted, 0 rejected, 4 left"),
            ("↓↓a", [" ", " ", "✓", " "], 3, "1 accepted, 0 rejected, 4 left"),
            ("aaaa", ["✓", "✓", "✓", "✓"], 3, "5 accepted, 0 rejected, 0 left"),
        ])
    func `a decision has its mark and leads on to the next without one, and the same again takes it back`(
        keys: String, marks: [String], selected: Int, progress: String
    ) throws {
        let stage = try stage()

        stage.type(keys)

        #expect(stage.list.map { String($0.dropFirst().prefix(1)) } == marks)
        #expect(stage.list.firstIndex { $0.hasPrefix("▌") } == selected)
        #expect(stage.progress == progress)
    }

    @Test func `states are decided on one by one, and go before their clusters`() throws {
        let stage = try stage()
        stage.type("ca")

        #expect(stage.list == [])
        stage.type("cr")

        #expect(stage.progress == "1 accepted, 1 rejected, 3 left")
        #expect(stage.events == [])
    }

    @Test func `q writes what is accepted, and nothing else`() throws {
        let before = try dumps.text(of: path("Sieve"))
        let stage = try stage()
        stage.type("arq")

        #expect(stage.hasQuit())
        #expect(
            stage.interactor.report == [
                "test:Price: 1 accepted", "test:Slip: 1 accepted",
                "2 accepted, 1 rejected, 2 left; \"gomaui approve -i\" goes on",
            ])
        #expect(
            try dumps.text(of: path("Price"))
                == ComponentDump(registry.component(named: "Price")).text(withStyles: true))
        #expect(try dumps.text(of: path("Sieve")) == before)
        #expect(try review().components.map(\.isSame) == [true, true, true, false, true, true])
    }

    @Test func `what was decided and not written is there in the next sitting, what was written is not`() throws {
        let first = try stage()
        first.type("arq")
        let second = try stage()

        #expect(second.list.map { String($0.dropFirst().prefix(1)) } == ["✗", " ", " "])
        #expect(second.list.firstIndex { $0.hasPrefix("▌") } == 1)
        second.type("saQ")

        #expect(
            second.interactor.report == ["nothing written; 1 accepted, 1 rejected, 1 left, and kept for the next time"])
        #expect(try stage().progress == "1 accepted, 1 rejected, 1 left")
    }

    @Test func `a state that is gone is taken out once that is accepted`() throws {
        let stage = try stage()
        stage.type("↓↓↓a")
        let accepted = stage.interactor.changes.filter { stage.interactor.decision(on: $0) == .accepted }.map(\.title)
        stage.type("q")

        #expect(accepted == ["test:Sieve, Old · 20 columns"])
        #expect(try !dumps.text(of: path("Sieve")).contains("── Old"))
        #expect(try !dumps.text(of: path("Sieve")).contains("── Noted"))
    }

    @Test func `v goes through both, before and after, and the space between the two`() throws {
        let stage = try stage()
        func look() -> [Bool] {
            [stage.rows.contains { $0.contains("before") }, stage.rows.contains { $0.contains("after") }]
        }
        var looks: [[Bool]] = []
        for key in ["", "v", "v", "v", " ", " ", "v"] {
            stage.type(key)
            looks.append(look())
        }

        #expect(
            looks == [
                [true, true], [true, false], [false, true], [true, true], [true, false], [false, true], [true, true],
            ])
        #expect(
            stage.events == [
                "look at pictures: before", "look at pictures: after", "look at pictures: sideBySide", "flip: before",
                "flip: after",
                "look at pictures: sideBySide",
            ])
    }

    @Test func `where all is as approved there is nothing to decide`() throws {
        let approval = try Approval(folder: dumps.path)
        for component in registry.components { try approval.replace(component) }
        let stage = try stage(height: 6)

        stage.type("a]c ↓")

        #expect(stage.rows.dropFirst().prefix(2) == [" Everything is as approved.", String(repeating: "─", count: 80)])
        #expect(stage.progress == "0 accepted, 0 rejected, 0 left")
    }
}
