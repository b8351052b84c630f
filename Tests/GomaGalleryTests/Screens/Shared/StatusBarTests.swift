import Expectations
import Foundation
import TerminalKit
import Testing

@testable import GomaGallery

@MainActor
struct StatusBarTests {
    private func row(width: Int, _ prepare: (StatusBar) -> Void) -> String {
        let bar = StatusBar()
        prepare(bar)
        let window = Window(size: Size(width: width, height: 1), root: ViewController(showing: bar))
        window.update()
        return window.surface.rows[0]
    }

    private let keys = [("Enter", "open"), ("t", "theme"), ("q", "quit")]
    private let facts = ["Score, Tennis", "40 columns", "256 colours"]

    @Test func `with room for it all, keys, the last event and every fact are there`() {
        let text = row(width: 140) {
            $0.show(keys: keys, facts: facts, place: "Goma Dark", event: "save: actions.txt")
        }

        #expect(text.hasPrefix(" Enter open   t theme   q quit "))
        expect(text, contains: "save: actions.txt   Score, Tennis · 40 columns · 256 colours · Goma Dark")
    }

    @Test func `facts go before the keys do, the theme last of all`() {
        #expect(
            row(width: 60) { $0.show(keys: keys, facts: facts, place: "Goma Dark") }.hasSuffix(
                "   256 colours · Goma Dark"))
        expect(
            row(width: 42) { $0.show(keys: keys, facts: facts, place: "Goma Dark") }, contains: " Enter open   q quit")
        #expect(row(width: 42) { $0.show(keys: keys, facts: facts, place: "Goma Dark") }.hasSuffix("Goma Dark"))
    }

    @Test func `at 80 columns the keys that matter have room, and the theme beside them`() {
        let keys = [
            ("[ ]", "state"), ("Tab", "go inside"), ("Esc", "back"), ("t", "theme"), ("?", "keys"), ("q", "quit"),
        ]
        let text = row(width: 80) { $0.show(keys: keys, facts: facts, place: "Goma Dark") }

        expect(
            text, is: " [ ] state   Tab go inside   Esc back   t theme   ? keys   q quit     Goma Dark")
    }

    @Test func `what is not as usual stands out from what is`() throws {
        let bar = StatusBar()
        bar.show(keys: keys, facts: facts, notes: ["paused"], place: "Goma Dark")
        let window = Window(size: Size(width: 140, height: 1), root: ViewController(showing: bar))
        window.update()

        let row = window.surface.rows[0]
        func style(of text: String) throws -> ColorReference {
            let column = row.distance(from: row.startIndex, to: try #require(row.range(of: text)).lowerBound)
            return window.surface[column, 0].foreground
        }
        try expect(style(of: "paused"), is: .role(.textPrimary))
        try expect(style(of: "40 columns"), is: .role(.textSecondary))
        try expect(style(of: "Goma Dark"), is: .role(.textSecondary))
    }

    @Test(arguments: 24...120) func `the ways to help and out are left out last`(width: Int) {
        let many = [("Enter", "open"), ("[ ]", "state"), ("t", "theme"), ("/", "filter"), ("?", "keys"), ("q", "quit")]
        let text = row(width: width) {
            $0.show(keys: many, facts: facts, notes: ["paused 3.250 s"], place: "Goma Dark")
        }

        expect(text, contains: "? keys   ")
        expect(text, contains: "q quit")
    }

    @Test func `at no width does one part run into another`() {
        let many = [("Enter", "open"), ("← →", "step"), ("?", "keys"), ("q", "quit"), ("Tab", "go inside")]
        let hints = Set(many.map { "\($0) \($1)" } + ["save: actions.txt"])
        for width in 1...160 {
            let text = row(width: width) {
                $0.show(keys: many, facts: facts, notes: ["paused"], place: "Goma Dark", event: "save: actions.txt")
            }

            let parts = text.split(separator: /\ {3,}/).map { $0.trimmingCharacters(in: .whitespaces) }
            for part in parts.dropLast() { expect(hints, contains: part, "\(width): \(text)") }
            #expect(
                parts.last.map { hints.contains($0) || $0.hasSuffix("Goma Dark") || $0.hasSuffix("paused") } ?? true,
                "\(width): \(text)")
        }
    }

    @Test func `a message takes the place of keys and event until keys are shown again`() {
        let text = row(width: 80) {
            $0.show(keys: keys, facts: facts, place: "Goma Dark", event: "quit")
            $0.show(message: "saved in actions.txt")
        }

        #expect(text.hasPrefix(" saved in actions.txt "))
        expect(text, lacks: "quit")
    }

    @Test(arguments: 1...20) func `no width is too small`(width: Int) {
        let text = row(width: width) { $0.show(keys: keys, facts: facts, place: "Goma Dark", event: "quit") }

        #expect(text.contains("Goma Dark") || !text.contains("Goma"))
    }
}
