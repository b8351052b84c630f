import Expectations
import Foundation
import GomaTestSupport
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

@testable import GomaReview

@MainActor
struct DifferenceInWordsTests {
    /// A card of two texts, one of them in a bordered box.
    private final class CardView: View {
        lazy var titleLabel = Label("Home", foreground: .textPrimary, .bold)
        lazy var priceLabel = Label("1.85 now", foreground: .textOdds)
        lazy var noteLabels = [Label("", foreground: .textSecondary), Label("", foreground: .textSecondary)]
        var pricePlace = Point(x: 1, y: 2)

        override init() {
            super.init()
            border = .light
            ([titleLabel, priceLabel] + noteLabels).forEach(addSubview)
        }

        override func layoutSubviews() {
            titleLabel.frame = Rect(x: 1, y: 1, width: 10, height: 1)
            priceLabel.frame = Rect(x: pricePlace.x, y: pricePlace.y, width: 10, height: 1)
            for (index, note) in noteLabels.enumerated() {
                note.frame = Rect(x: 1, y: 3 + index, width: note.text.isEmpty ? 0 : 10, height: 1)
            }
        }
    }

    private func picture(height: Int = 5, _ change: (CardView) -> Void = { _ in }) -> PartedPicture {
        let card = CardView()
        change(card)
        let window = Window(size: Size(width: 14, height: height), root: ViewController(showing: card))
        window.update()
        return PartedPicture(of: card, drawnOn: window.surface)
    }

    @Test func `the same picture differs in nothing`() {
        let difference = DifferenceInWords(from: picture(), to: picture())

        expectEmpty(difference.sentences)
        expectEmpty(difference.marksAfter)
        expect(difference.text, is: "nothing differs")
    }

    @Test func `parts are called by the properties that hold them`() {
        expect(PartNames.words(for: "homeScoreLabel"), is: "home score")
        expect(PartNames.words(for: "outcomeViews"), is: "outcome")
        expect(PartNames.words(for: "view"), is: "view")
    }

    @Test func `a component itself is called by its type, without the word for a view`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        expect(PartedPicture(outcome, stateAt: 0).parts.first?.name, is: "OutcomeItem")
    }

    @Test func `a style of a whole part names the part, and a border that stayed is said to have`() {
        let difference = DifferenceInWords(
            from: picture(), to: picture { $0.titleLabel.style = TextStyle(.textPrimary, .dim) })

        expect(difference.sentences, is: ["title: bold → dim", "border unchanged"])
        expect(difference.marksAfter, is: Set((1...4).map { Point(x: $0, y: 1) }))
    }

    @Test func `several parts with the same change are one sentence`() {
        let difference = DifferenceInWords(
            from: picture(),
            to: picture {
                $0.titleLabel.style = TextStyle(.textPrimary, on: .backgroundOdds, .bold)
                $0.priceLabel.style = TextStyle(.textOdds, on: .backgroundOdds)
            })

        let words = "4 cells of the title and 8 cells of the price: on default → on backgroundOdds"
        expect(difference.sentences, is: [words, "border unchanged"])
    }

    @Test func `more than two parts with the same change are all named where they are in nothing else`() {
        func picture(in role: ColorRole) -> PartedPicture {
            self.picture { card in
                card.noteLabels[0].text = "soon"
                for label in [card.titleLabel, card.priceLabel, card.noteLabels[0]] { label.style = TextStyle(role) }
            }
        }

        let difference = DifferenceInWords(from: picture(in: .textPrimary), to: picture(in: .textDisabledOdds))

        expect(
            difference.sentences,
            is: [
                "title, price and note 1: textPrimary → textDisabledOdds", "border unchanged",
            ])
    }

    @Test func `several parts with changes of their own are a sentence each`() {
        let difference = DifferenceInWords(
            from: picture(),
            to: picture {
                $0.titleLabel.style = TextStyle(.textDisabledOdds, .bold)
                $0.priceLabel.style = TextStyle(.textDisabledOdds)
            })

        expect(
            difference.sentences,
            is: [
                "title: textPrimary → textDisabledOdds", "price: textOdds → textDisabledOdds", "border unchanged",
            ])
    }

    @Test func `texts that changed, came and went are quoted`() {
        let difference = DifferenceInWords(
            from: picture { $0.noteLabels[0].text = "soon" },
            to: picture {
                $0.titleLabel.text = "Away"
                $0.noteLabels[1].text = "later"
            })

        expect(
            difference.sentences.prefix(3),
            is: [
                "title: \"Home\" → \"Away\"", "note 2 added: \"later\"", "note 1 gone: \"soon\"",
            ])
    }

    @Test func `rows that came are counted, and a border that they pushed down is unchanged`() {
        let difference = DifferenceInWords(from: picture(), to: picture(height: 6))

        expect(difference.sentences, is: ["row 5 added", "border unchanged"])
    }

    @Test func `another line and colour of the border are one sentence`() {
        let difference = DifferenceInWords(
            from: picture(),
            to: picture {
                $0.border = .heavy
                $0.borderStyle = TextStyle(.highlightPrimary)
            })

        expect(difference.sentences, is: ["border: light → heavy, default → highlightPrimary"])
    }

    @Test func `signs below each other in a part of one column are its text, and no border`() {
        let label = Label(".\n.", foreground: .textPrimary)
        label.maximumLines = 0
        let window = Window(size: Size(width: 1, height: 2), root: ViewController(showing: label))
        window.update()

        let cells = PartedPicture(of: label, drawnOn: window.surface).cells(ofPart: 0)

        expect(cells.inside.mapValues(\.text), is: [Point(x: 0, y: 0): ".", Point(x: 0, y: 1): "."])
        expectEmpty(cells.border)
    }

    @Test(arguments: [
        (Point(x: 3, y: 2), "2 columns to the right", "2 columns to the left"),
        (Point(x: 1, y: 3), "1 row down", "1 row up"),
        (Point(x: 2, y: 3), "1 column to the right and 1 row down", "1 column to the left and 1 row up"),
    ])
    func `a part that moved says how far and in which direction, there and back`(
        place: Point, there: String, back: String
    ) {
        let (before, after) = (picture(), picture { $0.pricePlace = place })

        let words = [(before, after), (after, before)].map {
            PartDifferences(from: $0.0, to: $0.1).sentences(isSame: false)
        }

        expect(words, is: [there, back].map { ["price moved \($0)", "border unchanged"] })
    }

    @Test func `a text that has moved inside its part has no other style, for letters are not compared with blanks`() {
        let (before, after) = (picture(), picture { $0.titleLabel.alignment = .trailing })

        expect(PartDifferences(from: before, to: after).sentences(isSame: false), is: ["border unchanged"])
    }

    @Test func `selecting an outcome says what a designer would`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")

        let difference = DifferenceInWords(
            from: PartedPicture(outcome, stateAt: 0), to: PartedPicture(outcome, stateAt: 1))

        expect(difference.sentences, contains: "selection mark added: \"✓\"")
        expect(difference.sentences, contains: "title and value: textOdds → highlightPrimaryContrast")
        expect(difference.sentences, contains: "ground: backgroundOdds → highlightPrimary")
        expect(difference.sentences.last, is: "read as \"› Home 1.85, selected\" instead of \"› Home 1.85\"")
    }

    @Test func `each state of any component differs from its first in something that has words`() throws {
        for component in ComponentRegistry.goma.components {
            let pictures = component.states.indices.map { PartedPicture(component, stateAt: $0) }
            for (index, picture) in pictures.enumerated().dropFirst() {
                let difference = DifferenceInWords(from: pictures[0], to: picture)
                #expect(!difference.sentences.isEmpty, "\(component.id): \(component.states[index].name)")
            }
        }
    }

    @Test func `blocks of dumps are told by row and column`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let text = try ComponentDump(outcome).text(withStyles: true)
        let old = ComponentDump(parsing: text)
        let new = ComponentDump(
            parsing: text.replacingOccurrences(of: "1.95 ▲", with: "1.95 ^")
                .replacingOccurrences(of: "b = textOdds on", with: "b = textPrimary on"))
        let place = try #require(old.blocks.firstIndex { $0.title.hasPrefix("Odds up") })

        let words = DifferenceInWords(from: old.blocks[place], to: new.blocks[place])

        expect(words.sentences.first, is: #"row 3, column 11: "▲" → "^""#)
        #expect(words.sentences.dropFirst().allSatisfy { $0.hasPrefix("film: row ") && $0.hasSuffix(#""▲" → "^""#) })
    }

    @Test func `between themes roles are told with their colours, and contrasts that fail`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let surface = PartedPicture(outcome, stateAt: 0).surface
        let dark = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let grey = DynamicColor(light: RGBColor(0x333333), dark: RGBColor(0x333333))

        let sentences = ThemeDifference.sentences(in: surface, from: dark, to: dark.customized([.textOdds: grey]))

        expect(sentences[0], is: "textOdds: #ffffff → #333333 (8 cells)")
        #expect(sentences[1].hasPrefix("textOdds on backgroundOdds: contrast 11.6"))
        #expect(sentences[1].hasSuffix("falls below 4.5"))
        expect(sentences.count, is: 2)
        expectEmpty(ThemeDifference.sentences(in: surface, from: dark, to: dark))
    }

    @Test func `a contrast that is enough in the other theme is said to have risen`() throws {
        let outcome = try ComponentRegistry.goma.component(named: "OutcomeItem")
        let surface = PartedPicture(outcome, stateAt: 0).surface
        let dark = try ThemeLibrary.embedded.theme(named: "goma-dark")
        let grey = DynamicColor(light: RGBColor(0x333333), dark: RGBColor(0x333333))

        expect(
            ThemeDifference.sentences(in: surface, from: dark.customized([.textOdds: grey]), to: dark),
            is: [
                "textOdds: #333333 → #ffffff (8 cells)",
                "textOdds on backgroundOdds: contrast 1.0 → 11.6, rises to at least 4.5",
            ])
    }

    @Test func `a head that alone differs is told with its lines, and so is another order of the states`() throws {
        let (first, second) = (try ApprovedDumpsFixture(["OutcomeItem"]), try ApprovedDumpsFixture(["OutcomeItem"]))
        let (old, new) = (try first.path("OutcomeItem"), try second.path("OutcomeItem"))
        try second.doctor("OutcomeItem", "category: Betting / Outcomes", "category: Betting / Prices")
        try expect(
            FileDifference(from: old, to: new).lines,
            is: [
                "goma:OutcomeItem: header changed", "  - category: Betting / Outcomes",
                "  + category: Betting / Prices",
            ])

        let dump = try ComponentDump(second.components[0])
        let turned = ComponentDump(header: dump.header, blocks: dump.blocks.reversed())
        try second.write(turned.text(withStyles: true), for: "OutcomeItem")
        try expect(
            FileDifference(from: old, to: new).lines, is: ["goma:OutcomeItem: the order of its states changed"])
    }

    @Test func `a file and a folder are not compared, and the folder is named`() throws {
        let stage = try ApprovedDumpsFixture(["OutcomeItem"])
        let file = try stage.path("OutcomeItem")
        let problem = ApprovalError.unreadable(
            path: stage.folder, reason: "it is a folder, and \"\(file)\" is a file")

        #expect(throws: problem) { try FileDifference(from: stage.folder, to: file) }
        #expect(throws: problem) { try FileDifference(from: file, to: stage.folder) }
    }

    @Test func `folders of dumps are compared file by file`() throws {
        let (first, second) = (
            try ApprovedDumpsFixture(), try ApprovedDumpsFixture(["OutcomeItem", "MarketOutcomesLine"])
        )
        try second.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")

        let difference = try FileDifference(from: first.folder, to: second.folder)

        expect(
            difference.lines,
            is: [
                #"goma:OutcomeItem, Odds up · 16 columns: row 3, column 11: "▲" → "^""#,
                "Filters/PillItem.txt: only in \(first.folder)",
            ])
        #expect(throws: ApprovalError.unreadable(path: "/none", reason: "No such file or directory")) {
            try FileDifference(from: "/none", to: second.folder)
        }
        let inside = "\(try second.path("OutcomeItem"))/inside"
        #expect(throws: ApprovalError.unreadable(path: inside, reason: "Not a directory")) {
            try FileDifference(from: inside, to: second.folder)
        }
    }

    @Test func `dumps with styles are not compared with those without, which are named once`() throws {
        let (first, second) = (try ApprovedDumpsFixture(), try ApprovedDumpsFixture())
        for component in second.components {
            try second.write(ComponentDump(component).text(withStyles: false), for: component.name)
        }
        let (styled, plain) = (try first.path("PillItem"), try second.path("PillItem"))

        let difference = try FileDifference(from: first.folder, to: second.folder)

        expectEmpty(difference.lines)
        expect(difference.problems, is: [.withoutStyles(path: second.folder)])
        #expect(throws: ApprovalError.withoutStyles(path: plain)) { try FileDifference(from: plain, to: styled) }
        try expectEmpty(FileDifference(from: second.folder, to: second.folder).lines)
    }

    @Test func `the rows of dumps that differ come below their state, where they are asked for`() throws {
        let (first, second) = (try ApprovedDumpsFixture(["OutcomeItem"]), try ApprovedDumpsFixture(["OutcomeItem"]))
        try second.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")

        let lines = try FileDifference(from: first.folder, to: second.folder, showsRows: true).lines

        expect(lines.first, is: #"goma:OutcomeItem, Odds up · 16 columns: row 3, column 11: "▲" → "^""#)
        expect(lines, contains: "    3 - █    1.95 ▲    █")
        expect(lines, contains: "    3 + █    1.95 ^    █")
    }

    @Test func `a folder that is a link is compared as the one it leads to`() throws {
        let (stage, elsewhere) = (try ApprovedDumpsFixture(["OutcomeItem"]), try TemporaryFolder())
        let link = "\(elsewhere.path)/link"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: stage.folder)

        try expectEmpty(FileDifference(from: link, to: stage.folder).lines)
        try expectEmpty(FileDifference(from: stage.folder, to: link).lines)
    }

    @Test func `files whose names are the same text in other bytes are compared each with its own`() throws {
        let (stage, folder) = (try ApprovedDumpsFixture(["OutcomeItem"]), try TemporaryFolder())
        for name in ["caf\u{E9}.txt", "cafe\u{301}.txt"] {
            try folder.write(stage.text("OutcomeItem"), to: name)
        }
        try stage.doctor("OutcomeItem", "█    1.95 ▲    █", "█    1.95 ^    █")
        let other = try TemporaryFolder()
        try other.write(stage.text("OutcomeItem"), to: "caf\u{E9}.txt")

        let difference = try FileDifference(from: folder.path, to: other.path)

        expect(
            difference.lines,
            is: [
                "cafe\u{301}.txt: only in \(folder.path)",
                #"goma:OutcomeItem, Odds up · 16 columns: row 3, column 11: "▲" → "^""#,
            ])
    }

    @Test func `dumps of a folder that cannot be compared are told apart from what differs`() throws {
        let names = ["OutcomeItem", "PillItem"]
        let (first, second) = (try ApprovedDumpsFixture(names), try ApprovedDumpsFixture(names))
        try first.write("<html>", for: "PillItem")
        try second.write("a\r\n", for: "PillItem")
        let (old, new) = (try first.path("PillItem"), try second.path("PillItem"))

        let difference = try FileDifference(from: first.folder, to: second.folder)

        expectEmpty(difference.lines)
        expect(
            difference.problems,
            is: [
                .damaged(path: old, line: 1, found: "<html>"), .carriageReturns(path: new),
            ])
    }
}
