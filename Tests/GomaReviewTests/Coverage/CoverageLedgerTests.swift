import Expectations
import Foundation
import GomaPictures
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

/// A catalogue of two components, approved and complete, from which one link after the other is taken.
@MainActor
@Suite(.serialized)
struct CoverageLedgerTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var dumps: String { folder.url.appendingPathComponent("approved").path }

    /// The two components as they are while something is cut; entries are asked when somebody looks.
    private func components(cut: CoverageCut? = nil) throws -> [ComponentDescriptor] {
        LampCatalog.cut = cut
        var registry = ComponentRegistry()
        if cut != .partOfNothing { try registry.register(BadgeCatalog.self, namespace: "test") }
        try registry.register(LampCatalog.self, namespace: "test")
        return registry.components
    }

    private func approve(_ components: [ComponentDescriptor]) throws {
        let approval = try Approval(folder: dumps)
        for component in components { try approval.replace(component) }
    }

    private func ledger(
        of components: [ComponentDescriptor], among all: [ComponentDescriptor]? = nil
    ) throws -> CoverageLedger {
        var ledger = try CoverageLedger(
            playing: components, among: all ?? components, against: ApprovedDumps(folder: dumps))
        try ledger.add(colors: SampleThemes.dark)
        return ledger
    }

    private func doctor(_ name: String, _ change: (String) throws -> String) throws {
        let file = URL(fileURLWithPath: dumps).appendingPathComponent("UIElements/test.\(name).txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        let changed = try change(text)
        expect(changed, isNot: text)
        try Data(changed.utf8).write(to: file)
    }

    private func findings(after cut: CoverageCut) throws -> [CoverageFinding] {
        let components = try components(cut: cut)
        try approve(components)
        return try ledger(of: components).findings
    }

    @Test func `nothing is missing from a catalogue with all its links`() throws {
        let components = try components()
        try approve(components)

        let ledger = try ledger(of: components)

        expect(ledger.findings, is: [])
        let lamp = try #require(ledger.entries.last)
        expect(lamp.states.map(\.name), is: ["Off", "On", "Badged", "Blank"])
        #expect(lamp.states.allSatisfy { $0.isApproved && $0.profiles.count == 20 })
        #expect(lamp.states[0].usage.contains { $0.contains("\"Hall\"") })
        expect(lamp.states[3].usage.last, is: "let view = LampView(environment: ViewEnvironment())")
        expect(lamp.actions, is: [.init(signature: "toggle()", plays: ["Lamp, Switch"])])
        expect(lamp.plays, is: [.init(name: "Switch", isApproved: true)])
        expect(lamp.keys, is: ["Enter, Space: switch"])
        expect(lamp.contains, is: ["Badge"])
        expect(ledger.entries[0].containedIn, is: ["Lamp"])
    }

    @Test(arguments: [
        (CoverageCut.lookalike, CoverageFinding.Kind.alike, "Twin"), (.expectation, .failing, "play Switch"),
        (.call, .unplayed, "toggle()"), (.field, .unexercised, "note"), (.enumCase, .unshown, "mood.alarmed"),
        (.partOfNothing, .dangling, "Badge"), (.gap, .idleWaiver, "title"),
    ])
    func `a link that is cut is named, and nothing else`(
        cut: CoverageCut, kind: CoverageFinding.Kind, subject: String
    ) throws {
        let findings = try findings(after: cut)

        expect(findings.map(\.kind), is: [kind], "\(findings)")
        expect(findings.map(\.component), is: ["test:Lamp"])
        expect(findings.map(\.subject), is: [subject])
    }

    @Test func `a play counts for the actions that it calls, and for no others`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        let calls = PlayedCalls(of: [outcome], among: [outcome])

        expect(
            calls.plays(of: "requestDetails()", in: outcome), is: ["OutcomeItem, Choose and change one's mind"])
        expect(
            calls.plays(of: "toggleSelection()", in: outcome),
            is: [
                "OutcomeItem, Choose and change one's mind", "OutcomeItem, Locked", "OutcomeItem, A price arrives",
            ])
    }

    @Test func `a play counts for the component that it is of, and for none of its name in another package`() throws {
        let lamp = try #require(try components().last)
        let other = ComponentDescriptor(LampCatalog.self, namespace: "other")

        let calls = PlayedCalls(of: [lamp], among: [other, lamp])

        expect(calls.plays(of: "toggle()", in: lamp), is: ["Lamp, Switch"])
        expect(calls.plays(of: "toggle()", in: other), is: [])
    }

    @Test func `what is meant to be missing is told with its reason, and is no gap`() throws {
        let components = try components(cut: .waived)
        try approve(components)

        let ledger = try ledger(of: components)

        #expect(ledger.isComplete)
        expect(
            CoverageReport.lines(of: ledger).suffix(5),
            is: [
                "", "meant to be so", "  test:Lamp: note: is there in no variant, because nobody mends it", "",
                "2 components, 6 states, 120 pictures in profiles: nothing is missing",
            ])
    }

    @Test func `of states that look the same two profiles are told, and how many more there are`() throws {
        try expect(
            findings(after: .lookalike).map(\.words),
            is: [
                "looks like \"Off\" with direct colours, Unicode, 40 columns; 256 colours, Unicode, 40 columns, "
                    + "and 18 more profiles"
            ])
    }

    @Test func `a part that nothing contains any more is reached by nothing`() throws {
        let findings = try findings(after: .part)

        expect(findings.map(\.kind), is: [.unreached], "\(findings)")
        expect(findings.map(\.component), is: ["test:Badge"], "\(findings)")
    }

    @Test func `what contains a part of one name does not reach that of another package`() throws {
        let components = try components() + [ComponentDescriptor(BadgeCatalog.self, namespace: "other")]
        try approve(components)

        let findings = try ledger(of: components).findings

        expect(findings.map(\.kind), is: [.unreached], "\(findings)")
        expect(findings.map(\.component), is: ["other:Badge"], "\(findings)")
    }

    @Test func `a state and a play without an approved block are named`() throws {
        for (block, subject) in [("── On · ", "On · 40 columns"), ("── play: ", "play: Switch")] {
            let components = try components()
            try approve(components)
            try doctor("Lamp") { text in
                var dump = ComponentDump(parsing: text)
                let mark = block.dropFirst(DumpBlock.mark.count)
                dump = ComponentDump(header: dump.header, blocks: dump.blocks.filter { !$0.title.hasPrefix(mark) })
                return dump.text(withStyles: true)
            }

            let findings = try ledger(of: components).findings

            expect(findings.map(\.kind), is: [.unapproved], "\(findings)")
            expect(findings.map(\.subject), is: [subject], "\(findings)")
        }
    }

    @Test func `an approved block and an approved file with nothing behind them are named`() throws {
        let components = try components()
        try approve(components)
        try doctor("Badge") { $0.replacingOccurrences(of: "── New · 40 columns ", with: "── Old · 40 columns ") }
        let old = try ledger(of: components).findings
        try approve(components)
        try folder.write("test:Bulb\ncategory: x / y\nglyphs: Unicode\n", to: "approved/UIElements/test.Bulb.txt")

        let orphan = try ledger(of: components).findings

        expect(old.map(\.kind), is: [.unapproved, .leftover])
        expect(old.map(\.subject), is: ["New · 40 columns", "Old · 40 columns"])
        expect(orphan.map(\.kind), is: [.leftover])
        expect(orphan.map(\.component), is: ["UIElements/test.Bulb.txt"])
    }

    @Test func `a component that nobody has approved is named once`() throws {
        let components = try components()
        try approve([components[0]])

        let findings = try ledger(of: components).findings

        expect(findings.map(\.kind), is: [.unapproved])
        expect(findings.map(\.component), is: ["test:Lamp"])
    }

    @Test func `a report has a row for each component and every finding, and JSON has all profiles`() throws {
        struct Report: Decodable {
            let isComplete: Bool
            let components: [Component]
            let findings: [[String: String]]
            struct Component: Decodable {
                let id: String
                let states: [State]
            }
            struct State: Decodable {
                let isApproved: Bool
                let profiles: [Profile]
            }
            struct Profile: Decodable {
                let colors, glyphs, cells: String
                let columns: Int
            }
        }
        let components = try components(cut: .field)
        try approve(components)
        let ledger = try ledger(of: components)

        let lines = CoverageReport.lines(of: ledger)
        let narrow = CoverageReport.lines(of: ledger, width: 32)
        let report = try JSONDecoder().decode(Report.self, from: Data(CoverageReport.json(of: ledger).utf8))

        expect(lines[1].hasPrefix("test:Badge"), is: true)
        expect(lines[2].hasPrefix("test:Lamp"), is: true)
        expect(lines, contains: "  test:Lamp: note: is there in no variant")
        expect(lines.first?.hasPrefix("NAME        MISSING  STATES"), is: true)
        #expect(narrow.first == "NAME        MISSING  STATES  AP…" && narrow.allSatisfy { $0.count <= 32 })
        expect(narrow, contains: "  test:Lamp: note: is there in")
        expect(narrow, contains: "    no variant")
        expect(lines.last, is: "2 components, 6 states, 120 pictures in profiles: 1 missing")
        expect(report.isComplete, is: false)
        expect(report.findings.map { $0["kind"] }, is: ["unexercised"])
        expect(Set(report.components[1].states[0].profiles.map(\.columns)), is: [40, 80])
    }

    @Test func `each column of a report counts what its head says`() throws {
        let components = try components()
        try approve(components)

        let lines = CoverageReport.lines(of: try ledger(of: components)).prefix(3)
            .map { $0.split(separator: " ").map(String.init) }

        // Nothing is missing, and "USED IN" are two words.
        expect(
            lines,
            is: [
                ["NAME", "MISSING", "STATES", "APPROVED", "PLAYS", "ACTIONS", "PLAYED", "KEYS", "PARTS", "USED", "IN"],
                ["test:Badge", "2", "2", "0", "0", "0", "0", "0", "1"],
                ["test:Lamp", "4", "5", "1", "1", "1", "1", "1", "0"],
            ])
    }

    @Test func `what another program has drawn is taken for what would be drawn here`() throws {
        let components = try components()
        try approve(components)
        let whole = try ledger(of: components)
        let drawn = try DrawnProfiles(of: components[1], colors: SampleThemes.dark)
        let told = try JSONDecoder().decode(DrawnProfiles.self, from: JSONEncoder().encode(drawn))

        var shared = try CoverageLedger(
            playing: components, among: components, against: ApprovedDumps(folder: dumps))
        try shared.add([components[1].id: told], colors: SampleThemes.dark, withUsage: false)

        expect(shared.findings, is: whole.findings)
        expect(shared.entries.map(\.keys), is: whole.entries.map(\.keys))
        expect(shared.entries.flatMap(\.states).map(\.profiles), is: whole.entries.flatMap(\.states).map(\.profiles))
        #expect(shared.entries.flatMap(\.states).allSatisfy { $0.usage.isEmpty })
    }

    @Test func `a component that is looked at alone has the plays of what it is a part of`() throws {
        let registry = ComponentRegistry.goma
        let outcome = try registry.component(named: "OutcomeItem")
        let line = try registry.component(named: "MarketOutcomesLine")
        try approve([outcome])

        let ledger = try ledger(of: [outcome], among: [outcome, line])

        expect(ledger.entries.map(\.id), is: ["goma:OutcomeItem"])
        let action = try #require(ledger.entries[0].actions.first(where: { $0.signature == "toggleSelection()" }))
        expect(action.plays, contains: "MarketOutcomesLine, Choose and change one's mind")
    }
}
