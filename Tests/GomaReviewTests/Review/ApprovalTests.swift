import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct ApprovalTests {
    private func doctored() throws -> ApprovedDumpsFixture {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        try stage.doctor("OutcomeItem", "█    1.80 ▼    █", "█    1.80 v    █")
        return stage
    }

    private func component(_ name: String, of stage: ApprovedDumpsFixture) throws -> Review.Component {
        try #require(try stage.review().components.first { $0.subject.name == name })
    }

    @Test func `one accepted state leaves the rest of the file as it was approved`() throws {
        let stage = try doctored()
        let before = try stage.text("OutcomeItem")

        let outcome = try Approval(folder: stage.folder).accept(
            AcceptedChanges(titles: ["Odds up · 16 columns"]), of: component("OutcomeItem", of: stage))

        expect(outcome?.accepted, is: 1)
        expect(outcome?.left, is: 1)
        expect(outcome?.words, is: "1 state approved, 1 state left as approved")
        try expect(stage.text("OutcomeItem"), is: before.replacingOccurrences(of: "1.95 ^", with: "1.95 ▲"))
        try expect(stage.changes("OutcomeItem").map(\.title), is: ["Odds down · 16 columns"])
    }

    @Test func `what else is left as approved is told beside the states`() throws {
        let stage = try doctored()
        try stage.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")

        let outcome = try Approval(folder: stage.folder).accept(
            AcceptedChanges(titles: ["Odds up · 16 columns"]), of: component("OutcomeItem", of: stage))

        expect(outcome?.words, is: "1 state approved, 1 state and header left as approved")
    }

    @Test func `a new state is put where the component has it`() throws {
        let stage = try ApprovedDumpsFixture()
        let dump = try ComponentDump(stage.components[0])
        let fewer = ComponentDump(header: dump.header, blocks: dump.blocks.filter { !$0.title.hasPrefix("Odds") })
        try stage.write(fewer.text(withStyles: true), for: "OutcomeItem")

        _ = try Approval(folder: stage.folder).accept(
            AcceptedChanges(titles: ["Odds down · 16 columns"]), of: component("OutcomeItem", of: stage))

        let titles = ComponentDump(parsing: try stage.text("OutcomeItem")).blocks.map(\.title)
        expect(titles, is: dump.blocks.map(\.title).filter { $0 != "Odds up · 16 columns" })
    }

    @Test func `everything accepted is what the component draws`() throws {
        let stage = try doctored()
        try stage.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")
        let component = try component("OutcomeItem", of: stage)

        _ = try Approval(folder: stage.folder).accept(component.allChanges(withGone: true), of: component)

        #expect(try stage.review().isSame)
    }

    @Test func `approved states that are no more stay unless they are meant`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "── Odds up · 16", "── Odds on · 16")
        let approval = try Approval(folder: stage.folder)
        let first = try component("OutcomeItem", of: stage)

        _ = try approval.accept(first.allChanges(withGone: false), of: first)
        let second = try component("OutcomeItem", of: stage)
        expect(second.changes.map(\.kind), is: [.gone])
        _ = try approval.accept(AcceptedChanges(gone: ["Odds on · 16 columns"]), of: second)

        #expect(try stage.review().isSame)
    }

    /// A block of a state that no component has.
    private static let old = DumpBlock(
        parsing: ["── Old · 16 columns ──", "x", "", "styles", "a", "a = textPrimary on default"][...])

    @Test func `a file of which no state is left goes, and what the component has is still to be accepted`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let dump = try ComponentDump(stage.components[0])
        let approved = ComponentDump(header: dump.header, blocks: [Self.old])
        try stage.write(approved.text(withStyles: true), for: "OutcomeItem")

        let outcome = try Approval(folder: stage.folder).accept(
            AcceptedChanges(gone: ["Old · 16 columns"]), of: component("OutcomeItem", of: stage))

        expect(outcome?.accepted, is: 0)
        expect(outcome?.left, is: dump.blocks.count)
        #expect(try !FileManager.default.fileExists(atPath: stage.path("OutcomeItem")))
    }

    @Test func `an order is accepted by itself, and approved states that are no more come last in it`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let dump = try ComponentDump(stage.components[0])
        let approved = ComponentDump(header: dump.header, blocks: [Self.old] + Array(dump.blocks.reversed()))
        try stage.write(approved.text(withStyles: true), for: "OutcomeItem")

        let outcome = try Approval(folder: stage.folder).accept(
            AcceptedChanges(order: true), of: component("OutcomeItem", of: stage))

        let titles = ComponentDump(parsing: try stage.text("OutcomeItem")).blocks.map(\.title)
        expect(titles, is: dump.blocks.map(\.title) + ["Old · 16 columns"])
        expect(outcome?.words, is: "order of states approved, 1 state left as approved")
    }

    @Test func `the lines above the states are accepted by themselves`() throws {
        let stage = try doctored()
        let before = try stage.text("OutcomeItem")
        try stage.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")

        let outcome = try Approval(folder: stage.folder).accept(
            AcceptedChanges(header: true), of: component("OutcomeItem", of: stage))

        expect(outcome?.accepted, is: 0)
        expect(outcome?.left, is: 2)
        expect(outcome?.words, is: "header approved, 2 states left as approved")
        try expect(stage.text("OutcomeItem"), is: before)
    }

    @Test func `a cluster is found by the beginning of its ID in any case, and by no ID none is`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        let selection = ReviewSelection(try stage.review())

        #expect(throws: ReviewSelectionError.unknownCluster(id: "", known: ["xsz2b6"])) {
            try selection.clusters([""])
        }
        let choice = try selection.clusters(["XSZ"])
        expect(choice.accepted["goma:OutcomeItem"]?.titles, is: ["Odds up · 16 columns"])
    }

    @Test func `a cluster accepts the states that it explains, and names what the others wait for`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor(
            "OutcomeItem", "= backgroundOdds on default", "= liveBorder1 on default", everywhere: true)
        try stage.doctor("OutcomeItem", "█    » 2.20    █", "█    > 2.20    █")
        let review = try stage.review()
        let clusters = review.clusters
        expect(clusters.map(\.kind), is: [.text, .style])

        let choice = try ReviewSelection(review).clusters([String(clusters[1].id.prefix(4))])
        let approval = try Approval(folder: stage.folder)
        for component in review.components {
            _ = try choice.accepted[component.subject.id].map { try approval.accept($0, of: component) }
        }

        expect(choice.waiting.map(\.member.title), is: ["Boosted · 16 columns"])
        expect(choice.waiting.map(\.clusters), is: [clusters[0].id])
        try expect(stage.changes("OutcomeItem").map(\.title), is: ["Boosted · 16 columns"])
        let both = try ReviewSelection(review).clusters(clusters.map(\.id))
        expectEmpty(both.waiting)
        expect(both.accepted["goma:OutcomeItem"]?.titles.count, is: clusters[1].members.count)
    }

    @Test func `what is not there to be accepted is named`() throws {
        let stage = try doctored()
        try stage.doctor("PillItem", "── Selected", "── Chosenxx")
        let review = try stage.review()
        let selection = ReviewSelection(review)
        let gone = try #require(review.clusters.first { $0.kind == .gone })

        #expect(throws: ReviewSelectionError.unknownCluster(id: "zzz", known: review.clusters.map(\.id))) {
            try selection.clusters(["zzz"])
        }
        #expect(throws: ReviewSelectionError.gone(id: gone.id)) { try selection.clusters([gone.id]) }
        #expect(throws: ReviewSelectionError.stateWithoutComponent(name: "odds-up")) {
            try selection.states(["odds-up"], named: [])
        }
        #expect(throws: CatalogError.self) {
            try selection.states(["odds-upp"], named: [stage.components[0]])
        }
    }

    @Test func `an approved state that is no more is told as that, by its ID from the list and by its name`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try stage.doctor("OutcomeItem", "── Odds up · 16", "── Odds on · 16")
        let selection = ReviewSelection(try stage.review())
        let id = ChangeCluster.Member(component: "goma:OutcomeItem", title: "Odds on · 16 columns").id

        #expect(throws: ReviewSelectionError.gone(id: id)) { try selection.states([id], named: []) }
        #expect(throws: ReviewSelectionError.gone(id: "odds on")) {
            try selection.states(["odds on"], named: [stage.components[0]])
        }
    }

    @Test func `a state is found by its name in any spelling and by its ID`() throws {
        let stage = try doctored()
        let review = try stage.review()
        let id = ChangeCluster.Member(component: "goma:OutcomeItem", title: "Odds up · 16 columns").id

        let byName = try ReviewSelection(review).states(["odds-up"], named: [stage.components[0]])
        let byID = try ReviewSelection(review).states([id], named: [])

        expect(byName.accepted["goma:OutcomeItem"]?.titles, is: ["Odds up · 16 columns"])
        expect(byID.accepted, is: byName.accepted)
    }

    /// A page with a state whose name begins as another's does.
    private struct Halves: DumpSubject {
        let id = "page:halves"
        let name = "halves"
        let dumpPath = "pages/halves.txt"
        let stateNames = ["Live", "Live · 2nd half", "Live ·"]

        func stateIndex(named name: String) -> Int? { stateNames.firstIndex(of: name) }

        func dump() -> ComponentDump {
            let blocks = stateNames.map { DumpBlock(parsing: ["── \($0) · 16 columns ──", "x"][...]) }
            return ComponentDump(header: [id], blocks: blocks)
        }
    }

    @Test(arguments: ["Live", "Live · 2nd half", "Live ·"])
    func `a state that is named is accepted alone, though another's name goes on as a title does`(name: String) throws {
        let folder = try TemporaryFolder()
        let review = try Review(of: [Halves()], against: ApprovedDumps(folder: folder.path))

        let choice = try ReviewSelection(review).states([name], named: [Halves()])

        expect(choice.accepted["page:halves"]?.titles, is: ["\(name) · 16 columns"])
    }

    @Test func `what is left over is shown, and somebody else's files are left alone`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "── Odds up · 16", "── Odds on · 16")
        let writer = try DumpWriter(folder: stage.folder)
        try writer.write(
            stage.text("PillItem").replacingOccurrences(of: "PillItem", with: "Gone"), to: "Filters/Gone.txt")
        try writer.write("shopping list\n", to: "Filters/notes.txt")

        let leftovers = try Leftovers(of: stage.review())
        try leftovers.remove(with: Approval(folder: stage.folder))

        expect(leftovers.count, is: 2)
        expect(leftovers.notes, is: ["Filters/notes.txt: is no dump, and is left alone"])
        let after = try stage.review()
        expect(after.orphans, is: ["Filters/notes.txt"])
        expect(after.components[0].changes.map(\.kind), is: [.new])
    }

    @Test func `a list that goes on like a dump, and begins with no component, is somebody else's`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try DumpWriter(folder: stage.folder).write("shopping list\ncategory: food\n", to: "Filters/notes.txt")

        let leftovers = try Leftovers(of: stage.review())

        expect(leftovers.isEmpty, is: true)
        expect(leftovers.notes, is: ["Filters/notes.txt: is no dump, and is left alone"])
    }

    @Test func `where components are named, files that nothing is behind are not looked at`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "── Odds up · 16", "── Odds on · 16")
        let gone = try stage.text("PillItem").replacingOccurrences(of: "PillItem", with: "Gone")
        try DumpWriter(folder: stage.folder).write(gone, to: "Filters/Gone.txt")

        let leftovers = try Leftovers(of: stage.review(), withFiles: false)

        expect(leftovers.count, is: 1)
        expect(leftovers.lines, is: ["goma:OutcomeItem, Odds on · 16 columns: nothing is behind it"])
    }

    @Test(arguments: ["my notes\n", "", "goma:OutcomeItem\nlooks almost like one\n"])
    func `a file of somebody else's in the place of an approved one is named and stays`(text: String) throws {
        let stage = try ApprovedDumpsFixture()
        try stage.write(text, for: "OutcomeItem")
        let path = try stage.path("OutcomeItem")

        #expect(throws: OutputError.foreignFile(path: path)) {
            try Approval(folder: stage.folder).replace(stage.components[0])
        }
        #expect(throws: OutputError.foreignFile(path: path)) {
            try Approval(folder: stage.folder).remove(orphan: "Betting/OutcomeItem.txt")
        }

        try expect(stage.text("OutcomeItem"), is: text)
    }

    @Test func `a dump whose lines end in CR LF is the program's own, and written over`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let text = try stage.text("OutcomeItem")
        try stage.write(text.replacingOccurrences(of: "\n", with: "\r\n"), for: "OutcomeItem")

        try Approval(folder: stage.folder).replace(stage.components[0])

        try expect(stage.text("OutcomeItem"), is: text)
    }

    @Test func `a folder that is a link is not followed`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let elsewhere = try TemporaryFolder()
        let folder = stage.folder + "/Betting"
        let away = elsewhere.url.appendingPathComponent("Betting").path
        try FileManager.default.moveItem(atPath: folder, toPath: away)
        try FileManager.default.createSymbolicLink(atPath: folder, withDestinationPath: away)
        let before = elsewhere.files(in: "Betting")

        #expect(throws: OutputError.outside(path: folder, folder: stage.folder)) {
            try Approval(folder: stage.folder).replace(stage.components[0])
        }
        #expect(throws: OutputError.outside(path: folder, folder: stage.folder)) {
            try Approval(folder: stage.folder).remove(orphan: "Betting/OutcomeItem.txt")
        }

        expect(elsewhere.files(in: "Betting"), is: before)
    }

    @Test func `names that lead elsewhere stay below the folder of approved dumps`() throws {
        let folder = try TemporaryFolder()
        let approval = try Approval(folder: folder.url.appendingPathComponent("a/b/approved").path)

        let components = try OtherComponents.registry.components
        for component in components { try approval.replace(component) }

        let written = folder.files(in: ".").keys
        expect(written.count, is: components.count)
        #expect(written.allSatisfy { $0.hasPrefix("a/b/approved/") }, "\(written)")
    }

    @Test func `listing and checking write nothing`() throws {
        let stage = try doctored()
        try FileManager.default.removeItem(atPath: stage.path("PillItem"))

        let before = (files(of: stage), try stage.text("OutcomeItem"), try stage.text("MarketOutcomesLine"))

        let review = try stage.review()
        _ = ReviewListing.lines(of: review)
        _ = try ReviewPage.text(of: review)

        expect(files(of: stage), is: before.0)
        #expect(try stage.text("OutcomeItem") == before.1 && stage.text("MarketOutcomesLine") == before.2)
    }

    private func files(of stage: ApprovedDumpsFixture) -> [String] {
        (FileManager.default.subpaths(atPath: stage.folder) ?? []).sorted()
    }
}
