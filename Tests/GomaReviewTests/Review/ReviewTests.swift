import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct ReviewTests {
    @Test func `what was approved a moment ago is the same`() throws {
        let stage = try ApprovedDumpsFixture()

        let review = try stage.review()

        #expect(review.isSame)
        expect(review.counts.same, is: stage.components.reduce(0) { $0 + $1.states.count + $1.plays.count })
        expectEmpty(review.clusters)
    }

    @Test func `one glyph names its component, state, row and column, and nothing else`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")

        let review = try stage.review()

        expect(review.components.filter { !$0.isSame }.map(\.subject.name), is: ["OutcomeItem"])
        let changes = try stage.changes("OutcomeItem")
        expect(changes.map(\.title), is: ["Odds up · 16 columns"])
        expect(changes[0].kind, is: .changed([.glyphs]))
        let picture = try #require(changes[0].difference?.picture)
        expect(picture.texts, is: [.init(row: 3, column: 11, old: "^", new: "▲")])
        expectEmpty(picture.styles)
        expectEmpty(picture.rows)
        expect(picture.newMarks, is: [Point(x: 10, y: 2)])
    }

    @Test func `the rows around a change come with it, and carets stand below the changed cells`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")

        try expect(
            stage.changes("OutcomeItem")[0].lines,
            is: [
                #"row 3, column 11: "^" → "▲""#,
                "  2   █   Over 2.5   █",
                "  3 - █    1.95 ^    █",
                "  3 + █    1.95 ▲    █",
                "                ^",
                "  4   ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀",
            ])
    }

    @Test func `styles are told by role and place, cells beside and below each other together`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "a = backgroundOdds on default", "a = liveBorder1 on default")

        let change = try #require(try stage.changes("OutcomeItem").first)

        expect(change.kind, is: .changed([.styles]))
        expect(
            change.lines,
            is: [
                "styles", "  row 1, columns 1–16: liveBorder1 → backgroundOdds",
                "  rows 2–3, column 1: liveBorder1 → backgroundOdds",
                "  rows 2–3, column 16: liveBorder1 → backgroundOdds",
                "  row 4, columns 1–16: liveBorder1 → backgroundOdds",
            ])
    }

    @Test func `ground and attributes are told apart from the colour of the text`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "d = textOdds on backgroundOdds, bold", "d = textOdds on backgroundCards, dim")

        let styles = try #require(try stage.changes("OutcomeItem").first?.difference?.picture.styles)

        expect(styles.map(\.words), is: ["on backgroundCards → on backgroundOdds", "dim → bold"])
        #expect(styles.allSatisfy { $0.cellCount == 4 })
    }

    @Test func `text that pushes its neighbours aside is one insertion`() throws {
        func picture(_ rows: [String]) -> DrawnPicture {
            var surface = Surface(size: Size(width: 16, height: rows.count))
            for (y, row) in rows.enumerated() {
                for (x, character) in row.enumerated() { surface[x, y] = Cell(cluster: Cluster(character)) }
            }
            return DrawnPicture(surface)
        }

        let inserted = PictureDifference(from: picture(["Home 1.85"]), to: picture(["At Home 1.85"]))
        let added = PictureDifference(from: picture(["abc", "def"]), to: picture(["abc", "xyz", "def"]))
        let removed = PictureDifference(from: picture(["abc", "xyz", "def"]), to: picture(["abc", "def"]))

        expect(inserted.texts, is: [.init(row: 1, column: 1, old: "", new: "At")])
        expect(added.rows, is: [.init(isAdded: true, rows: 2...2, lines: ["xyz"])])
        expectEmpty(added.texts)
        expectEmpty(removed.texts)
        expect(removed.rows, is: [.init(isAdded: false, rows: 2...2, lines: ["xyz"])])
    }

    @Test func `focus order and reading text are apart from what is drawn`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "cursor 1,1", "cursor 2,1")
        try stage.doctor("OutcomeItem", "› Over 2.5 1.95", "› Over 2.5 1.99")

        let changes = try stage.changes("OutcomeItem")

        expect(changes.map(\.kind), is: [.changed([.focus]), .changed([.reading])])
        expect(
            changes[1].lines, is: ["reading text", "  - › Over 2.5 1.99 price rose", "  + › Over 2.5 1.95 price rose"])
    }

    @Test func `states and files without anything behind them are told`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.doctor("OutcomeItem", "── Odds up · 16", "── Odds on · 16")
        try DumpWriter(folder: stage.folder).write("notes", to: "Betting/Gone.txt")

        let review = try stage.review()

        expect(review.components[0].changes.map(\.kind), is: [.new, .gone])
        expect(review.orphans, is: ["Betting/Gone.txt"])
        #expect(!review.isSame)
    }

    @Test func `a change of nothing but letters in the legend is told as such`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let text = try stage.text("OutcomeItem")
        let end = try #require(text.range(of: "\nfocus\n"))
        let head = text[..<end.lowerBound].replacingOccurrences(of: "\na", with: "\nz").replacingOccurrences(
            of: "aaaaaaaaaaaaaaaa", with: "zzzzzzzzzzzzzzzz"
        ).replacingOccurrences(of: "zaaaaaaaaaaaaaaa", with: "zzzzzzzzzzzzzzzz").replacingOccurrences(
            of: "bbbbba\n", with: "bbbbbz\n")
        try stage.write(head + text[end.lowerBound...], for: "OutcomeItem")

        let change = try #require(try stage.changes("OutcomeItem").first)

        expect(change.kind, is: .changed([]))
        expect(change.lines, is: ["looks the same; only the way it is written changed"])
    }

    @Test func `what is known to be as approved is not compared, what is not approved is new all the same`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem", "PillItem"])
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        try FileManager.default.removeItem(atPath: stage.path("PillItem"))

        let review = try Review(
            of: stage.components, same: Set(stage.components.map(\.dumpPath)),
            against: ApprovedDumps(folder: stage.folder))

        expect(review.components.map(\.isSame), is: [true, false])
        expect(review.components.map(\.isApproved), is: [true, false])
    }

    @Test func `what nobody has approved is left out where only what is approved counts`() throws {
        let stage = try ApprovedDumpsFixture()
        try FileManager.default.removeItem(atPath: stage.path("OutcomeItem"))
        try stage.write("<html>", for: "PillItem")

        let review = try Review(of: stage.components, withNew: false, against: ApprovedDumps(folder: stage.folder))

        expect(review.components.map(\.subject.name), is: ["MarketOutcomesLine"])
        expect(review.problems.map(\.path), is: ["Filters/PillItem.txt"])
    }

    @Test func `another review of the folder brings its components and its problems`() throws {
        let stage = try ApprovedDumpsFixture()
        try stage.write("<html>", for: "PillItem")
        let approved = try ApprovedDumps(folder: stage.folder)
        var review = try Review(of: [stage.components[0]], withOrphans: false, against: approved)

        review.append(try Review(of: Array(stage.components.dropFirst()), withOrphans: false, against: approved))

        expect(review.components.map(\.subject.name), is: ["OutcomeItem", "MarketOutcomesLine"])
        expect(review.problems.map(\.path), is: ["Filters/PillItem.txt"])
    }

    @Test func `the dump of a page is behind nothing where it lies under another name`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let writer = try DumpWriter(folder: stage.folder)
        try writer.write("parts: []\n", to: "lobby.yaml")
        for name in ["lobby", "copy"] {
            try writer.write("page:lobby\nfile: lobby.yaml\nglyphs: Unicode\n", to: "pages/\(name).txt")
        }

        try expect(stage.review().orphans, is: ["pages/copy.txt"])
    }

    @Test func `header and order of states count as differences`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        try stage.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")
        #expect(try stage.review().components[0].isHeaderChanged)

        let dump = try ComponentDump(stage.components[0])
        let turned = ComponentDump(header: dump.header, blocks: dump.blocks.reversed())
        try stage.write(turned.text(withStyles: true), for: "OutcomeItem")

        let component = try stage.review().components[0]
        expect(component.isOrderChanged, is: true)
        expectEmpty(component.changes)
        expect(component.isSame, is: false)
    }
}

@MainActor
struct ApprovedFileTests {
    @Test func `a pipe among the approved pages is not read`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let pipe = stage.folder + "/pages/lobby.txt"
        try FileManager.default.createDirectory(
            atPath: stage.folder + "/pages", withIntermediateDirectories: false)
        expect(mkfifo(pipe, 0o600), is: 0)
        let writer = open(pipe, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        defer { close(writer) }
        // As much as is read of a page, so that nobody would wait for more.
        let rest = String(repeating: "x", count: OwnFile.headLength)
        let head = "page:lobby\nfile: ../lobby.yaml\nglyphs: Unicode\n" + rest
        expect(write(writer, head, head.utf8.count), is: head.utf8.count)

        let approved = try ApprovedDumps(folder: stage.folder)

        try expectEmpty(approved.pages)
        try expect(approved.orphans(among: stage.components), is: ["pages/lobby.txt"])
    }

    @Test func `an approved page whose lines end in CR LF is still a page, and not behind nothing`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let writer = try DumpWriter(folder: stage.folder)
        try writer.write("parts: []\n", to: "lobby.yaml")
        try FileManager.default.createDirectory(
            atPath: stage.folder + "/pages", withIntermediateDirectories: false)
        let text = "page:lobby\r\nfile: lobby.yaml\r\nglyphs: Unicode\r\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: stage.folder + "/pages/lobby.txt"))

        let approved = try ApprovedDumps(folder: stage.folder)

        try expect(approved.pages.map(\.path), is: ["pages/lobby.txt"])
        try expect(approved.orphans(among: stage.components), is: [])
    }

    @Test(arguments: [("gone.yaml", "lobby.yaml"), ("lobby.yaml", "gone.yaml")])
    func `an approved page is still one where a merge of the line with its file has not been settled`(
        ours: String, theirs: String
    ) throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let writer = try DumpWriter(folder: stage.folder)
        try writer.write("parts: []\n", to: "lobby.yaml")
        let conflict = "<<<<<<< ours\nfile: \(ours)\n=======\nfile: \(theirs)\n>>>>>>> theirs\n"
        try writer.write("page:lobby\n\(conflict)glyphs: Unicode\n", to: "pages/lobby.txt")

        let approved = try ApprovedDumps(folder: stage.folder)

        try expect(approved.pages.map(\.isThere), is: [true])
        try expect(approved.orphans(among: stage.components), is: [])
        #expect(throws: ApprovalError.conflict(path: "pages/lobby.txt", line: 2)) {
            try approved.file(at: "pages/lobby.txt", component: "page:lobby")
        }
    }

    @Test func `an approved file that nobody can get at is told as that, and not as none`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let path = try stage.path("OutcomeItem")
        try FileManager.default.removeItem(atPath: path)
        // It leads to itself.
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)

        let review = try stage.review()

        let reason = String(cString: strerror(ELOOP))
        expect(review.problems, is: [.unreadable(path: "Betting/OutcomeItem.txt", reason: reason)])
        expectEmpty(review.components)
    }

    @Test func `in a folder that is a link, files are found that nothing is behind`() throws {
        let (stage, elsewhere) = (try ApprovedDumpsFixture(["OutcomeItem"]), try TemporaryFolder())
        try DumpWriter(folder: stage.folder).write("notes\n", to: "Betting/Gone.txt")
        let link = "\(elsewhere.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: stage.folder)

        try expect(ApprovedDumps(folder: link).orphans(among: stage.components), is: ["Betting/Gone.txt"])
    }

    @Test(arguments: [
        ("<html>", "Betting/OutcomeItem.txt:1: begins with \"<html>\""),
        ("goma:PillItem\ncategory: Filters / Pills\nglyphs: Unicode\n", "begins with \"goma:PillItem\""),
        ("", "begins with \"\""),
        ("goma:OutcomeItem\r\ncategory: x\r\n", "CR LF"),
        (
            "goma:OutcomeItem\n<<<<<<< HEAD\n",
            "Betting/OutcomeItem.txt:2: has the mark of a merge conflict; settle it, or move it away and approve"
        ),
        (
            "goma:OutcomeItem\ncategory: A / B\nglyphs: Unicode\n<<<<<<< HEAD\n",
            "Betting/OutcomeItem.txt:4: has the mark of a merge conflict; settle it, or approve the component anew"
        ),
        ("goma:OutcomeItem\n\n\n\n── A ──\nx\n", "is not as a dump is written"),
    ])
    func `what is no approved dump says so, and what would be right`(text: String, words: String) throws {
        let stage = try ApprovedDumpsFixture()
        try stage.write(text, for: "OutcomeItem")

        let review = try stage.review()

        let problem = try #require(review.problems.first)
        expect(review.problems.count, is: 1)
        expect(problem.description, contains: words, "\(problem)")
        expect(review.components.map(\.subject.name), is: ["MarketOutcomesLine", "PillItem"])
    }

    @Test func `bytes that are no text, and a folder in place of a file, are named`() throws {
        let stage = try ApprovedDumpsFixture()
        try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: stage.path("OutcomeItem")))
        try FileManager.default.removeItem(atPath: stage.path("PillItem"))
        try FileManager.default.createDirectory(atPath: stage.path("PillItem"), withIntermediateDirectories: true)

        let problems = try stage.review().problems.map(\.description)

        expect(problems.count, is: 2)
        #expect(problems[0].hasPrefix("Betting/OutcomeItem.txt: is no UTF-8 text"))
        #expect(problems[1].hasPrefix("cannot read \"Filters/PillItem.txt\":"))
    }

    @Test func `a file larger than any dump, and a pipe in place of a file, are named and not read`() throws {
        let stage = try ApprovedDumpsFixture()
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: stage.path("OutcomeItem")))
        try file.truncate(atOffset: 1 << 40)
        try FileManager.default.removeItem(atPath: stage.path("PillItem"))
        expect(mkfifo(try stage.path("PillItem"), 0o600), is: 0)

        let problems = try stage.review().problems.map(\.description)

        expect(
            problems,
            is: [
                "Betting/OutcomeItem.txt: is larger than 8 MiB, which no dump is; restore the file, or move it away and "
                    + "approve the component anew",
                "cannot read \"Filters/PillItem.txt\": it is not a file of text",
            ])
        let path = try stage.path("OutcomeItem")
        #expect(throws: ApprovalError.tooLarge(path: path)) { try ApprovedFile.data(at: path, path: path) }
    }

    @Test func `the same state twice is named`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let text = try stage.text("OutcomeItem")
        let start = try #require(text.range(of: "\n── Odds up"))
        let end = try #require(text.range(of: "\n── Odds down"))
        try stage.write(text + text[start.lowerBound..<end.lowerBound].dropLast() + "\n", for: "OutcomeItem")

        let problems = try stage.review().problems

        expect(problems, is: [.twice(path: "Betting/OutcomeItem.txt", title: "Odds up · 16 columns")])
        expect(
            problems.first?.description,
            is:
                "Betting/OutcomeItem.txt: holds \"Odds up · 16 columns\" twice; take one of them out, or call one of two "
                + "states or plays otherwise")
    }

    @Test(arguments: 1...60)
    func `whatever is cut out of an approved file, reading it ends in an answer`(seed: Int) throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let bytes = Array(try stage.text("OutcomeItem").utf8)
        let start = seed * 7919 % bytes.count
        let end = min(bytes.count, start + seed * 31 % 400 + 1)
        try Data(bytes[..<start] + bytes[end...]).write(to: URL(fileURLWithPath: stage.path("OutcomeItem")))

        let review = try stage.review()

        #expect(!review.isSame || !review.problems.isEmpty)
    }

    @Test func `a dump may have eight mebibytes, and not a byte more`() {
        let (most, more) = (Data(repeating: 0x20, count: 8 << 20), Data(repeating: 0x20, count: (8 << 20) + 1))

        #expect(throws: ApprovalError.tooLarge(path: "a.txt")) {
            try ApprovedFile(more, path: "a.txt", component: "goma:A")
        }
        #expect(
            throws: ApprovalError.foreign(
                path: "a.txt", found: String(repeating: " ", count: 60), component: "goma:A")
        ) { try ApprovedFile(most, path: "a.txt", component: "goma:A") }
    }
}
