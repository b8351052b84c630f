import Expectations
import Foundation
import GomaCatalog
import GomaPageViewer
import PageTestSupport
import TerminalKit
import Testing

@testable import GomaKit
@testable import GomaPages

/// Pages whose parts come one by one, each in a line of its own.
@MainActor
struct ArrivingPartsTests {
    private func makeStage(_ first: String, width: Int = 60, height: Int = 20) throws -> PageHarness {
        let line = PageLine(Array(first.utf8), number: 1)
        let stage = try PageHarness(PageDescription(beginning: line, file: "a"), width: width, height: height)
        if line.isPart { send([line], to: stage) }
        return stage
    }

    private func send(_ lines: [PageLine], to stage: PageHarness) {
        stage.presenter.take(PageLineBatch(lines))
        stage.wait(.milliseconds(20))
    }

    private func send(_ text: String, at number: Int, to stage: PageHarness) {
        send([PageLine(Array(text.utf8), number: number)], to: stage)
    }

    private static func button(_ number: Int) -> PageLine {
        PageLine(Array(#"{"component":"Button","with":{"title":"Button \#(number)"}}"#.utf8), number: number)
    }

    @Test func `what has come is drawn below what is there`() throws {
        let stage = try makeStage(
            #"{"title":"Live","sources":{"n":{"value":[{"id":"a","title":"One"}]}},"parts":[{"component":"HeaderText","with":{"title":"Top"}}]}"#
        )
        expect(stage.text, contains: "Top")

        send(#"{"component":"HeaderText","with":{"title":"First"}}"#, at: 2, to: stage)
        expect(stage.text, contains: "First")
        expect(stage.text, lacks: "Second")
        send(#"  {"component":"HeaderText","with":{"title":"Second"},"gap":1} "#, at: 3, to: stage)
        send(#"{"component":"HeaderText","each":"n","with":{"title":"$it.title"}}"#, at: 5, to: stage)

        let rows = stage.window.surface.rows
        let places = ["Top", "First", "Second", "One"].map { word in rows.firstIndex { $0.contains(word) } }
        expect(places, lacks: nil)
        expect(places.compactMap(\.self), is: places.compactMap(\.self).sorted())
    }

    @Test func `the first line may be a part`() throws {
        let stage = try makeStage(#"{"component":"HeaderText","with":{"title":"First"}}"#)

        send(#"{"flow":[{"component":"HeaderText","with":{"title":"Second"}}]}"#, at: 2, to: stage)

        expect(stage.text, contains: "First")
        expect(stage.text, contains: "Second")
    }

    @Test func `what cannot be made says so in its place and in the status, and the rest goes on`() throws {
        let stage = try makeStage(#"{"title":"Live"}"#, width: 100)
        send(#"{"component":"HeaderText","with":{"title":"First"}}"#, at: 2, to: stage)
        send(#"{"component":"HeaderTxt"}"#, at: 3, to: stage)
        expect(stage.status, contains: "a:3:14: no component is named \"HeaderTxt\"")
        send("{\"component\": HeaderText}", at: 4, to: stage)
        send([PageLine(nil, number: 5)], to: stage)
        send(#"{"component":"HeaderText","widht":3,"with":{"titel":1},"place":"top"}"#, at: 6, to: stage)
        send(#"{"component":"HeaderText","with":{"title":"Last"}}"#, at: 7, to: stage)
        stage.wait(.seconds(10))

        let text = stage.text
        expect(text, contains: "First")
        expect(text, contains: "Last")
        expect(text, contains: "a:4:15: what stands here is no JSON")
        expect(text, contains: "a:5:1: a line has at most 65536 bytes")
        for words in [
            "a:6:27: \"widht\" is not a field here", "a:6:45: \"titel\" is not", "a:6:64: place: wants to be left out",
        ] {
            expect(text, contains: words)
        }
        expect(stage.status, contains: "4 parts with mistakes")
    }

    @Test func `a page whose first line is wrong is answered as one that comes whole`() throws {
        let line = PageLine(Array(#"{"titel":"x","on":{"app:go-bak":"back"}}"#.utf8), number: 1)
        let error = #expect(throws: PageMistakes.self) {
            try PageHarness(PageDescription(beginning: line, file: "a"), width: 60, height: 20)
        }

        expect(error?.all.map { "\($0.place)" }, is: ["a:1:2", "a:1:20"])
    }

    @Test func `parts that come have names, each its own`() throws {
        let stage = try makeStage(#"{"parts":[{"component":"Button","id":"a"}]}"#, width: 100)
        send(#"{"component":"Button","id":"b","with":{"title":"Known"}}"#, at: 2, to: stage)
        send(#"{"component":"HeaderText","when":"b.title is Known","with":{"title":"${b.title}!"}}"#, at: 3, to: stage)
        expect(stage.text, contains: "Known!")

        send(#"{"component":"Button","id":"b"}"#, at: 4, to: stage)
        send(#"{"component":"HeaderText","when":"c.title"}"#, at: 5, to: stage)

        expect(stage.text, contains: "a:4:1: two parts have the id \"b\"")
        expect(stage.text, contains: "there is no \"c\"")
    }

    @Test func `a part that comes has a name that none has of those there, and each field once`() throws {
        let stage = try makeStage(#"{"parts":[{"component":"Button","id":"a"}]}"#, width: 100)

        send(#"{"component":"Button","id":"a"}"#, at: 2, to: stage)
        send(#"{"component":"Button","gap":1,"gap":2}"#, at: 3, to: stage)

        expect(stage.text, contains: "a:2:1: two parts have the id \"a\"")
        expect(stage.text, contains: "a:3:31: \"gap\" stands here twice; only the first counts")
        let error = #expect(throws: PageMistakes.self) { try makeStage(#"{"title":"One","title":"Two"}"#) }
        expect(error?.all.map(\.description), is: [#"a:1:16: "title" stands here twice; only the first counts"#])
    }

    @Test func `what is shown keeps focus and place, and is not made anew`() throws {
        let stage = try makeStage(#"{"title":"Live"}"#)
        send((2..<32).map(Self.button), to: stage)
        stage.press(.tab)
        for _ in 0..<20 { stage.press(.down) }
        // Beside them the bar tells how much there is.
        func rows() -> [Substring] { stage.window.surface.rows.dropLast().map { $0.prefix(50) } }
        let (before, focused) = (rows(), stage.window.focusedView)
        #expect(focused != nil && before.contains { $0.contains("Button 22") })

        send((32..<52).map(Self.button), to: stage)
        #expect(rows() == before && stage.window.focusedView === focused)
        send((52..<20_000).map(Self.button), to: stage)

        #expect(rows() == before && stage.window.focusedView === focused)
        #expect(stage.window.topController?.view.tree.count { $0 is PagePartView } ?? 0 < 120)
        stage.press(.escape)
        stage.press(.end)
        expect(stage.text, contains: "Button 19999")
    }

    @Test func `what has come stays on the page that all begins with, and is not on those that open over it`() throws {
        let stage = try makeStage(
            #"{"title":"Live","parts":[{"component":"HeaderText","with":{"title":"Top"}}],"routes":{"more":{"title":"More","parts":[{"component":"HeaderText","with":{"title":"Inside"}}]}}}"#
        )
        send(#"{"component":"HeaderText","with":{"title":"First"}}"#, at: 2, to: stage)

        try stage.presenter.begin(at: "more")
        stage.window.update()

        expect(stage.text, contains: "Inside")
        expect(stage.text, lacks: "First")
    }

    @Test func `what has come is there still when the page is written otherwise`() throws {
        let head = #"{"title":"Live","parts":[{"component":"HeaderText","with":{"title":"Top"}}]}"#
        let stage = try makeStage(head)
        send(#"{"component":"HeaderText","with":{"title":"First"}}"#, at: 2, to: stage)
        let line = PageLine(Array(head.replacing("Top", with: "Above").utf8), number: 1)

        try stage.presenter.renew(PageDescription(beginning: line, file: "a")) { path in
            throw PageFileError.none(path: path)
        }
        stage.window.update()

        expect(stage.text, contains: "Above")
        expect(stage.text, contains: "First")
    }

    @Test func `lines are told from pages that come whole`() {
        func line(_ text: String) -> PageLine { PageLine(Array(text.utf8), number: 1) }
        expect(line(#"{"title":"x"}"#).isObject, is: true)
        expect(line(" {} \r").isObject, is: true)
        for text in ["title: x", "{", "{title: x}", "[]", "", #"{"a":1} # x"#, "{\"a\":"] {
            #expect(!line(text).isObject)
        }
        expect(line(#"{"component":"Button"}"#).isPart, is: true)
        expect(line(#"{"columns":[]}"#).isPart, is: true)
        expect(line(#"{"title":"x"}"#).isPart, is: false)
        expect(line(#"{"parts":[{"component":"Button"}]}"#).isPart, is: false)
    }

    @Test func `a part is alone on its line`() {
        let line = PageLine(Array(#"{"component":"Button"} x"#.utf8), number: 2)

        #expect(!line.isPart)
        #expect(throws: JSONMistake.self) { try line.node(file: "a") }
    }

    @Test func `lines come in pieces of any size`() {
        let text = "{\"a\":1}\n\n  \n{\"b\":2}\n" + String(repeating: "x", count: 70_000) + "\n{\"c\":3}"
        for size in [1, 7, 4096, 100_000] {
            var reader = PageLineReader(after: 1)
            var lines: [PageLine] = []
            var rest = Data(text.utf8)
            while !rest.isEmpty {
                lines += reader.read(Data(rest.prefix(size))).lines
                rest = Data(rest.dropFirst(size))
            }
            let last = reader.finish()
            lines += last.lines

            expect(last.isLast, is: true)
            expect(lines.map(\.number), is: [2, 5, 6, 7])
            expect(lines.map(\.isTooLong), is: [false, false, true, false])
        }
    }
}
