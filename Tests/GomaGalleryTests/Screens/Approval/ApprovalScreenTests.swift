import Expectations
import Foundation
import GomaPictures
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaGallery
@testable import GomaReview

/// The harness of the approval screen: a window without a terminal over doctored dumps.
@MainActor
private final class ApprovalHarness {
    let files: ApprovedDumpsFixture
    let services: GalleryServices
    let interactor: ApprovalInteractor
    let window: Window
    private(set) var hasQuit = false
    private let folder: TemporaryFolder

    init(_ files: ApprovedDumpsFixture, width: Int = 80, height: Int = 24, glyphs: Glyphs = .unicode) throws {
        self.files = files
        folder = try TemporaryFolder()
        let style = try ThemeLibrary.embedded.theme(named: ThemeLibrary.defaultName)
        services = GalleryServices(
            registry: .goma, themes: ThemeSelection(style), environment: ViewEnvironment.simulated(glyphs: glyphs))
        interactor = ApprovalInteractor(
            try files.review(), decisions: ReviewDecisions(on: files.folder, in: folder.path))
        var quit: () -> Void = {}
        let router = GalleryRouter(services: services) { quit() }
        window = router.makeWindow(size: Size(width: width, height: height), approval: interactor)
        quit = { [weak self] in self?.hasQuit = true }
        window.update()
    }

    /// The folder in which decisions are kept.
    var state: String { folder.path }

    var text: String { window.surface.rows.joined(separator: "\n") }

    func type(_ text: String) {
        for character in text { window.send(.key(KeyEvent(.character(character)))) }
        window.update()
    }

    func press(_ key: Key) {
        window.send(.key(KeyEvent(key)))
        window.update()
    }
}

@MainActor
struct ApprovalScreenTests {
    /// A role changed in many states, and a glyph in one of them.
    private func doctored() throws -> ApprovedDumpsFixture {
        let files = try ApprovedDumpsFixture()
        try doctor(files)
        return files
    }

    private func doctor(_ files: ApprovedDumpsFixture) throws {
        try files.doctor(
            "OutcomeItem", "= backgroundOdds on default", "= liveBorder1 on default", everywhere: true)
        try files.doctor("OutcomeItem", "█    » 2.20    █", "█    > 2.20    █")
    }

    @Test func `clusters are listed, and the first is shown with before, after and words`() throws {
        let stage = try ApprovalHarness(doctored())

        expect(stage.text, contains: "▌  text     \">\" → \"»\"")
        expect(stage.text, contains: "style    liveBorder1 → backgroundOdds")
        expect(stage.text, contains: "before             after")
        expect(stage.text, contains: "█    > 2.20    █   █    » 2.20    █")
        expect(stage.text, contains: "row 3, column 6: \">\" → \"»\"")
    }

    @Test func `what an approved file says in roles is drawn in roles`() throws {
        let component = try ComponentRegistry.goma.component(named: "MarketOutcomesLine")
        let dump = try ComponentDump(component, options: RenderOptions())
        let states = dump.blocks.filter { !$0.title.hasPrefix(DumpBlock.playMark) }
        expect(states.count, is: component.states.count)
        for block in states {
            expect(StyleMap(DrawnPicture(block).surface).rows, is: block.styles, "\(block.title)")
        }
        for block in states { expect(StyleMap(DrawnPicture(block).surface).legend, is: block.legend) }
    }

    @Test func `marks stand on changed cells of both pictures, and m takes them away`() throws {
        let stage = try ApprovalHarness(doctored())
        let y = try #require(stage.window.surface.rows.firstIndex { $0.contains("> 2.20") })
        func isMarked(_ mark: String) -> Bool {
            (0..<40).contains {
                let cell = stage.window.surface[$0, y]
                return cell.cluster.string == mark && cell.attributes.contains(.reverse)
            }
        }

        expect(isMarked(">"), is: true)
        expect(isMarked("»"), is: true)
        stage.type("m")
        expect(isMarked(">"), is: false)
        expect(isMarked("»"), is: false)
    }

    @Test func `space flips between the two, v goes through the ways of looking`() throws {
        let stage = try ApprovalHarness(doctored())

        stage.type(" ")
        expect(stage.text, contains: "> 2.20")
        expect(stage.text, lacks: "» 2.20")
        stage.type(" ")
        expect(stage.text, lacks: "> 2.20")
        expect(stage.text, contains: "» 2.20")
        stage.type("v")
        expect(stage.text, contains: "> 2.20")
        expect(stage.text, contains: "» 2.20")
        stage.type("v")
        expect(stage.text, contains: "> 2.20")
        expect(stage.text, lacks: "» 2.20")
    }

    @Test(arguments: [(40, 7), (19, 7), (18, 11)])
    func `the pictures take the rows of the higher one beside each other, of both below each other`(
        width: Int, height: Int
    ) {
        let pictures = ApprovalPicturesView()
        pictures.show(
            ApprovalDetail(
                title: "a", about: "b", hasOthers: false, before: Surface(size: Size(width: 8, height: 4)),
                after: Surface(size: Size(width: 8, height: 2)), marksBefore: [], marksAfter: [], lines: ["gone"],
                look: .sideBySide))

        let size = pictures.measure(Size(width: width, height: View.unbounded))

        expect(size, is: Size(width: width, height: height))
    }

    @Test func `where there is no picture it says so below the heading`() {
        let pictures = ApprovalPicturesView()
        let window = Window(size: Size(width: 20, height: 3), root: ViewController(showing: pictures))
        pictures.show(
            ApprovalDetail(
                title: "a", about: "b", hasOthers: false, before: Surface(size: Size(width: 8, height: 1)), after: nil,
                marksBefore: [], marksAfter: [], lines: [], look: .after))

        window.update()

        expect(window.surface.rows.dropFirst(), is: ["nothing", ""])
    }

    @Test func `a picture wider than the view says so beside its heading, and moves sideways to both of its ends`() {
        var surface = Surface(size: Size(width: 30, height: 1))
        surface[0, 0] = Cell(cluster: Cluster("a" as Character))
        surface[29, 0] = Cell(cluster: Cluster("b" as Character))
        let pictures = ApprovalPicturesView()
        let window = Window(size: Size(width: 20, height: 3), root: ViewController(showing: pictures))
        pictures.show(
            ApprovalDetail(
                title: "a", about: "b", hasOthers: false, before: surface, after: nil, marksBefore: [], marksAfter: [],
                lines: [], look: .before))
        func rows(movedBy steps: Int...) -> [String] {
            for columns in steps { pictures.pan(by: columns) }
            window.update()
            return window.surface.rows
        }

        let start = rows()
        expect(start[0].hasSuffix("   ›"), is: true)
        expect(start[1], is: "a")
        #expect(rows(movedBy: 8)[0].hasSuffix(" ‹ ›"))
        let end = rows(movedBy: 8, 8)
        expect(end[0].hasSuffix(" ‹"), is: true)
        expect(end[1], is: String(repeating: " ", count: 19) + "b")

        expect(rows(movedBy: -8, -8), is: start)
    }

    @Test func `a change that is higher than the one before it gets all its rows, to be scrolled to`() {
        func detail(_ title: String, height: Int) -> ApprovalDetail {
            ApprovalDetail(
                title: title, about: "", hasOthers: false, before: Surface(size: Size(width: 8, height: height)),
                after: nil, marksBefore: [], marksAfter: [], lines: ["gone"], look: .before)
        }
        let view = ApprovalView()
        let window = Window(size: Size(width: 40, height: 12), root: ViewController(showing: view))
        view.show(detail("a", height: 1))
        window.update()

        view.show(detail("b", height: 20))
        window.update()

        // The heading, the picture, a blank row and the line below it.
        expect(view.pictures.frame.height, is: 1 + 20 + 1 + 1)
    }

    @Test func `keys move what is wider than the window`() throws {
        let stage = try ApprovalHarness(doctored(), width: 14)
        expect(stage.text, contains: "›")
        expect(stage.text, lacks: "‹")

        stage.type(")")
        expect(stage.text, contains: "‹")
        stage.type("(")

        expect(stage.text, lacks: "‹")
    }

    @Test func `brackets go through the states of a cluster`() throws {
        let stage = try ApprovalHarness(doctored())
        stage.press(.down)
        let count = try #require(stage.interactor.clusters.last?.members.count)

        expect(stage.text, contains: "1 of \(count)")
        stage.type("]")
        expect(stage.text, contains: "2 of \(count)")
        stage.type("[[")
        expect(stage.text, contains: "\(count) of \(count)")
    }

    @Test func `brackets are told where a cluster has several states`() throws {
        let stage = try ApprovalHarness(doctored(), width: 200)
        func status() -> String { stage.window.surface.rows.last ?? "" }
        expect(status(), lacks: "[ ]")

        stage.press(.down)
        expect(status(), contains: "[ ] state")
        stage.type("c")

        expect(status(), lacks: "[ ]")
    }

    @Test func `a state is accepted with all of its clusters, and written at the end alone`() throws {
        let files = try doctored()
        let stage = try ApprovalHarness(files)
        let before = try files.text("OutcomeItem")

        stage.press(.down)
        stage.type("a")
        expect(stage.text, contains: "✓ style")
        let all = stage.interactor.changes.count
        expect(stage.interactor.progress, is: ReviewProgress(accepted: all - 1, rejected: 0, skipped: 0, all: all))
        try expect(files.text("OutcomeItem"), is: before)
        stage.type("q")

        #expect(stage.hasQuit)
        try expect(files.changes("OutcomeItem").map(\.title), is: ["Boosted · 16 columns"])
        expect(stage.interactor.report.first, is: "goma:OutcomeItem: \(all - 1) accepted")
        expect(stage.services.eventLog.events.map(\.description).last, is: "write accepted changes")
    }

    @Test func `after a decision the next without one is looked at, and the same key takes it back`() throws {
        let stage = try ApprovalHarness(doctored())

        stage.type("r")
        expect(stage.text, contains: "✗ text")
        expect(stage.text, contains: "▌  style")
        stage.press(.up)
        stage.type("r")

        expect(stage.text, lacks: "✗ text")
        expect(stage.interactor.progress.rejected, is: 0)
    }

    @Test func `after a decision on the last row the first without one is looked at`() throws {
        let stage = try ApprovalHarness(doctored())

        stage.press(.down)
        stage.type("a")

        expect(stage.text, contains: "▌  text     \">\" → \"»\"")
    }

    @Test func `another cluster is looked at from its first state`() throws {
        let stage = try ApprovalHarness(doctored())
        stage.press(.down)
        stage.type("]]")

        stage.press(.up)

        expect(stage.text, contains: "█    > 2.20    █   █    » 2.20    █")
    }

    @Test func `what has been carried out is decided on no more, and asked about where it comes again`() throws {
        let files = try doctored()
        let stage = try ApprovalHarness(files)
        let all = stage.interactor.changes.count
        stage.type("aaq")
        expect(
            stage.interactor.report, is: ["goma:OutcomeItem: \(all) accepted", "\(all) accepted, 0 rejected, 0 left"])

        try doctor(files)

        let next = ApprovalInteractor(try files.review(), decisions: ReviewDecisions(on: files.folder, in: stage.state))
        expect(next.clusters.map(next.decision(on:)), is: [nil, nil])
    }

    @Test(arguments: [("ra", "1 rejected, 0 left"), ("sa", "0 rejected, 1 left; \"gomaui approve -i\" goes on")])
    func `what is left is told with how to go on, and what is rejected is not left`(
        keys: String, end: String
    ) throws {
        let stage = try ApprovalHarness(doctored())
        let all = stage.interactor.changes.count

        stage.type(keys + "q")

        expect(stage.interactor.report.last, is: "\(all - 1) accepted, \(end)")
    }

    @Test func `what was written before a file that cannot be is told once, however one leaves`() throws {
        let files = try ApprovedDumpsFixture(["OutcomeItem", "PillItem"])
        let pill = try files.text("PillItem").replacingOccurrences(of: "▐ All sports ▌", with: "▐ All sporty ▌")
        try files.doctor("OutcomeItem", "█    » 2.20    █", "█    > 2.20    █")
        try files.write(pill, for: "PillItem")
        let stage = try ApprovalHarness(files)
        stage.type("aa")
        try files.write("mine", for: "PillItem")

        stage.type("q")
        #expect(!stage.hasQuit)
        stage.type("q")
        expect(stage.interactor.report, is: ["goma:OutcomeItem: 1 accepted"])
        stage.type("Q")
        expect(
            stage.interactor.report,
            is: [
                "goma:OutcomeItem: 1 accepted",
                "nothing more written; 2 accepted, 0 rejected, 0 left, and kept for the next time",
            ])
        try files.write(pill, for: "PillItem")
        stage.type("q")

        expect(
            stage.interactor.report,
            is: [
                "goma:OutcomeItem: 1 accepted", "goma:PillItem: 1 accepted", "2 accepted, 0 rejected, 0 left",
            ])
        #expect(try files.review().isSame)
    }

    @Test func `a rejected cluster rejects its states, and a state's own decision goes first`() throws {
        let stage = try ApprovalHarness(doctored())
        stage.type("r")
        expect(stage.interactor.progress.rejected, is: 1)

        stage.press(.up)
        stage.type("c")
        expect(stage.text, contains: "✗ goma:OutcomeItem, Boosted")
        stage.type("a")

        expect(stage.interactor.progress.accepted, is: 1)
        expect(stage.interactor.progress.rejected, is: 0)
    }

    @Test func `what follows from a state's clusters is not taken back on the state, and that is said`() throws {
        let stage = try ApprovalHarness(doctored())
        func status() -> String { stage.window.surface.rows.last ?? "" }
        stage.type("aac")
        let all = stage.interactor.changes.count
        let accepted = ReviewProgress(accepted: all, rejected: 0, skipped: 0, all: all)

        stage.type("a")
        expect(stage.interactor.progress, is: accepted)
        expect(status(), contains: "follows from its clusters")
        let event = stage.services.eventLog.events.last?.description
        expect(event?.hasPrefix("decision follows from clusters: goma:OutcomeItem, "), is: true)
        stage.type("r")
        expect(stage.interactor.progress.rejected, is: 1)
        expect(status(), lacks: "follows")
        stage.type("r")

        expect(stage.interactor.progress, is: accepted)
        expect(status(), lacks: "follows")
    }

    @Test func `a state is skipped with one of its clusters, also where another is accepted`() throws {
        let stage = try ApprovalHarness(doctored())
        let all = stage.interactor.changes.count

        stage.type("sa")
        expect(stage.interactor.progress, is: ReviewProgress(accepted: all - 1, rejected: 0, skipped: 1, all: all))
        stage.press(.up)
        stage.type("r")

        expect(stage.interactor.progress, is: ReviewProgress(accepted: all - 1, rejected: 1, skipped: 0, all: all))
    }

    @Test func `c lists states instead and keeps the change before one's eyes`() throws {
        let stage = try ApprovalHarness(doctored())
        stage.press(.down)
        stage.type("]]")
        let title = try #require(stage.text.split(separator: "\n").first { $0.hasPrefix(" goma:") }?.prefix(40))

        stage.type("c")

        expect(stage.text, contains: "by state")
        #expect(stage.text.split(separator: "\n").contains { $0.hasPrefix(title) && !$0.contains("▌") })
        stage.type("c")
        expect(stage.text, contains: "by cluster")
    }

    @Test func `back from the states, of a change's clusters the first is looked at`() throws {
        let stage = try ApprovalHarness(doctored())

        stage.type("cc")

        expect(stage.text, contains: "▌  text     \">\" → \"»\"")
    }

    @Test func `a row that is given another draws that`() {
        let row = ApprovalRowView()
        let window = Window(size: Size(width: 40, height: 1), root: ViewController(showing: row))
        row.show(ApprovalContent.Row(id: "a", kind: "", title: "first", reach: "gone", decision: nil))
        window.update()

        row.show(ApprovalContent.Row(id: "b", kind: "", title: "second", reach: "new", decision: .accepted))
        window.update()

        expect(window.surface.rows, is: ["✓ second" + String(repeating: " ", count: 28) + "new"])
    }

    @Test func `a long title ends before how far it reaches`() {
        let row = ApprovalRowView()
        row.show(
            ApprovalContent.Row(
                id: "a", kind: "text", title: "abcdefghijklmnopqrstuvwxyz0123456789", reach: "new", decision: nil))

        let window = Window(size: Size(width: 40, height: 1), root: ViewController(showing: row))
        window.update()

        expect(window.surface.rows, is: ["  text     abcdefghijklmnopqrstuvw… new"])
    }

    @Test func `leaving without writing keeps the decisions for the next sitting`() throws {
        let files = try doctored()
        let stage = try ApprovalHarness(files)
        let before = try files.text("OutcomeItem")
        stage.type("saQ")

        #expect(stage.hasQuit)
        try expect(files.text("OutcomeItem"), is: before)
        expect(stage.interactor.report.map { $0.prefix(17) }, is: ["nothing written; "])
        let next = ApprovalInteractor(try files.review(), decisions: ReviewDecisions(on: files.folder, in: stage.state))
        expect(next.clusters.map(next.decision(on:)), is: [.skipped, .accepted])
    }

    @Test(arguments: [("ra", true), ("ar", false)])
    func `header and order are decided on too`(keys: String, isHeaderLeft: Bool) throws {
        let files = try ApprovedDumpsFixture(["OutcomeItem"])
        let dump = try ComponentDump(files.components[0])
        let turned = ComponentDump(header: dump.header.reversed().reversed(), blocks: dump.blocks.reversed())
        try files.write(
            turned.text(withStyles: true).replacingOccurrences(of: "Betting / Outcomes", with: "Betting / Prices"),
            for: "OutcomeItem")
        let stage = try ApprovalHarness(files)
        expect(stage.text, contains: "header of goma:OutcomeItem")

        stage.type(keys)
        expect(stage.interactor.progress, is: ReviewProgress(accepted: 1, rejected: 1, skipped: 0, all: 2))
        stage.type("q")

        let component = try files.review().components[0]
        expect(component.isHeaderChanged, is: isHeaderLeft)
        expect(component.isOrderChanged, isNot: isHeaderLeft)
    }

    @Test func `a decision that cannot be kept says so and holds`() throws {
        let files = try doctored()
        let stage = try ApprovalHarness(files)
        try DumpWriter(folder: stage.state).write("in the way", to: "gomaui")

        stage.type("a")

        expect(stage.text, contains: "cannot make the folder")
        expect(stage.interactor.decision(on: stage.interactor.clusters[0]), is: .accepted)
    }

    @Test func `whatever is looked at is in the event log`() throws {
        let stage = try ApprovalHarness(doctored())
        let title = stage.interactor.clusters[1].title

        stage.press(.down)
        stage.type("] ")

        let events = stage.services.eventLog.events.map(\.description)
        expect(events.first, is: "look at change: \(title)")
        let second = try #require(events.dropFirst().first)
        expect(second.hasPrefix("look at state: "), is: true, "\(second)")
        expect(second, contains: "OutcomeItem")
        expect(events.last, is: "flip: before")
    }

    @Test func `a decision and taking it back are in the event log`() throws {
        let stage = try ApprovalHarness(doctored())
        let title = stage.interactor.clusters[0].title

        stage.type("r")
        stage.press(.up)
        stage.type("r")

        expect(
            stage.services.eventLog.events.map(\.description),
            is: [
                "rejected: \(title)", "look at change: \(title)", "decision taken back: \(title)",
            ])
    }

    @Test func `where nothing differs that is said below the title`() throws {
        let stage = try ApprovalHarness(ApprovedDumpsFixture())

        expect(stage.window.surface.rows[1], is: " Everything is as approved.")
        expect(stage.window.surface.rows.last?.hasPrefix(" ? keys   q finish   "), is: true)
    }

    @Test func `a change is copied in words`() throws {
        let stage = try ApprovalHarness(doctored())
        let clipboard = try #require(stage.services.clipboard as? PrivateClipboard)

        stage.type("Y")

        expect(clipboard.texts.last?.contains("row 3, column 6: \">\" → \"»\""), is: true)
        expect(stage.text, contains: "copied the change")
    }

    @Test func `the keys are listed under the question mark`() throws {
        let stage = try ApprovalHarness(doctored())

        stage.type("?")

        for words in ["accept", "reject", "skip", "flip between before and after", "write what is accepted"] {
            expect(stage.text, contains: words)
        }
        stage.press(.escape)
        expect(stage.text, contains: "by cluster")
    }

    @Test(arguments: [(120, 40), (80, 24), (40, 12), (20, 5), (1, 1)])
    func `it draws in any window, in ASCII too`(width: Int, height: Int) throws {
        for glyphs in [Glyphs.unicode, .ascii] {
            let stage = try ApprovalHarness(doctored(), width: width, height: height, glyphs: glyphs)
            stage.type("v m c]")
            expect(stage.window.surface.size, is: Size(width: width, height: height))
            guard width >= 40 else { continue }
            let rule = String(repeating: glyphs.isASCII ? "-" : "─", count: width)
            expect(stage.window.surface.rows, contains: rule, "\(stage.text)")
            expect(stage.text, contains: glyphs.isASCII ? ">  goma:Outc" : "▌  goma:Outc")
            expect(stage.window.surface.rows.last?.hasPrefix(" a accept "), is: true, "\(stage.text)")
        }
    }

    @Test func `that a change was copied makes way for the keys once another is looked at`() throws {
        let stage = try ApprovalHarness(doctored())
        func status() -> String { stage.window.surface.rows.last ?? "" }
        stage.type("Y")
        expect(status(), contains: "copied ")

        stage.press(.down)

        expect(status(), lacks: "copied ")
        expect(status(), contains: "a accept")
    }

    @Test(arguments: ["]", "m", "v", " "])
    func `that a change was copied makes way for the keys once it is looked at in another way`(key: String) throws {
        let stage = try ApprovalHarness(doctored())
        func status() -> String { stage.window.surface.rows.last ?? "" }
        stage.press(.down)
        stage.type("Y")
        expect(status(), contains: "copied ")

        stage.type(key)

        expect(status(), lacks: "copied ")
        expect(status(), contains: "a accept")
    }

    @Test(arguments: [(24, false), (12, true)])
    func `the keys tell the way to the pictures where those are higher than the room`(
        height: Int, isTold: Bool
    ) throws {
        let stage = try ApprovalHarness(doctored(), height: height)

        stage.type("?")

        expect(stage.text, contains: "look at another")
        expect(stage.text.contains("to the pictures, to scroll, and back"), is: isTold)
    }

    @Test func `another change is looked at from its beginning, however far the one before was scrolled`() throws {
        // All but the first row, which names a folder of its own each time.
        func looked(scrolling: Bool) throws -> [String] {
            let stage = try ApprovalHarness(doctored(), height: 12)
            stage.press(.tab)
            let top = stage.text
            if scrolling {
                for _ in 1...3 { stage.press(.down) }
                expect(stage.text, isNot: top)
            }
            stage.press(.tab)
            stage.press(.down)
            return Array(stage.window.surface.rows.dropFirst())
        }

        try expect(looked(scrolling: true), is: looked(scrolling: false))
    }
}
