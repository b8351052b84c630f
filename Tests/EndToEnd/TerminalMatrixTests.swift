import Expectations
import Foundation
import GomaCatalog
import TerminalKit
import TestSupport
import Testing

extension EndToEnd {
    /// Every component on every kind of terminal that people have.
    struct TerminalMatrixTests {
        /// A kind of terminal, and what is to be used of it.
        struct Expectation: Sendable, CustomTestStringConvertible {
            let kind: Terminal.Kind
            let depth: ColorDepth
            var isASCII = false

            init(_ type: String, _ depth: ColorDepth, locale: String = "C.UTF-8") {
                kind = Terminal.Kind(type: type, locale: locale)
                self.depth = depth
                isASCII = locale == "C" || locale.hasSuffix(".ISO8859-1")
            }

            /// What makes a dump draw as such a terminal does.
            var drawing: [String] {
                ["--at", "0s", "--format", "ansi", "--colors", depth.rawValue] + (isASCII ? ["--ascii"] : [])
            }

            var testDescription: String { "\(kind.type) in \(kind.locale)" }
        }

        static let kinds = [
            Expectation("xterm-256color", .indexed256), Expectation("screen-256color", .indexed256),
            Expectation("tmux-256color", .indexed256), Expectation("xterm-direct", .direct),
            Expectation("xterm", .indexed8), Expectation("linux", .indexed8), Expectation("vt100", .monochrome),
            Expectation("xterm-256color", .indexed256, locale: "C"),
            // Locales that no system has: the encoding that they name is there all the same.
            Expectation("xterm-256color", .indexed256, locale: "xx_XX.UTF-8"),
            Expectation("xterm-256color", .indexed256, locale: "xx_XX.ISO8859-1"),
        ]

        private struct Findings: Decodable {
            let terminal: Report
            struct Report: Decodable {
                let depth: ColorDepth
                let depthReason: String
                let entry: String
                let glyphs: String
                let problem: String?
            }
        }

        private func doctor(_ kind: Terminal.Kind, _ environment: [String: String] = [:]) throws -> Findings.Report {
            let plain = ["NO_COLOR": "", "COLORTERM": "", "CLICOLOR": "", "CLICOLOR_FORCE": ""]
            let words = ["TERM": kind.type, "LANG": kind.locale, "LC_ALL": kind.locale].merging(plain) { $1 }
            let result = try Command.gomaui("doctor", "--json", environment: words.merging(environment) { $1 })
            expect(result.status, is: 0)
            return try JSONDecoder().decode(Findings.self, from: Data(result.output.utf8)).terminal
        }

        @Test(arguments: kinds)
        func `the doctor finds the depth and the glyphs`(expectation: Expectation) throws {
            let report = try doctor(expectation.kind)

            expect(report.depth, is: expectation.depth)
            expect(report.glyphs, is: (expectation.isASCII ? "ascii" : "unicode"))
            expect(report.problem, is: nil)
        }

        @Test(arguments: [("xterm-256color", "xterm-direct"), ("tmux-256color", "tmux-direct")])
        func `COLORTERM leads to direct colour`(type: String, entry: String) throws {
            let report = try doctor(Terminal.Kind(type: type), ["COLORTERM": "truecolor"])

            expect(report.depth, is: .direct)
            expect(report.entry, is: entry)
            expect(report.depthReason, is: "COLORTERM says truecolor and \(entry) is installed")
        }

        @Test func `direct colours reach a terminal whose TERM says 256`() throws {
            let show = ["show", "OutcomeItem", "--at", "0s", "--format", "ansi", "--colors", "direct"]
            let expected = SGRParser.rows(of: try Command.run(Command.gomaui, show).output).filter { !$0.isEmpty }
            let terminal = try Terminal(
                "COLORTERM=truecolor exec \(Terminal.quoted(Command.gomaui)) open OutcomeItem --bare --at 0s")

            try terminal.wait(for: "the dump's colours") { try terminal.cells.filter { !$0.isEmpty } == expected }

            #expect(expected.joined().contains { ($0.background ?? 0) >= 0x100_0000 })
        }

        @Test(arguments: ["dumb", "no-such-terminal", ""])
        func `the doctor says what is wrong with a terminal, and ends well`(type: String) throws {
            let text = try Command.gomaui("doctor", environment: ["TERM": type])

            try expect(doctor(Terminal.Kind(type: type)).problem?.contains("TERM"), is: true)
            expect(text.status, is: 0)
            expectEmpty(text.errors)
            expect(text.output.isEmpty, is: false)
            expect(text.output, lacks: "\u{1B}")
            #expect(text.output.split(separator: "\n").allSatisfy { DisplayText(String($0)).width <= 80 })
        }

        @Test func `the doctor shows its samples away from a terminal as well where colours are asked for`() throws {
            let environment = ["TERM": "xterm-256color", "CLICOLOR_FORCE": ""]

            let plain = try Command.gomaui("doctor", environment: environment)
            let asked = try Command.gomaui("doctor", "--colors", "256", environment: environment)
            let forced = try Command.gomaui("doctor", environment: environment.merging(["CLICOLOR_FORCE": "1"]) { $1 })

            expect(plain.output, contains: "shown where this goes")
            for doctor in [asked, forced] {
                expect(doctor.status, is: 0)
                expect(doctor.output, lacks: "shown where this goes")
                expect(doctor.output, contains: "attributes")
            }
        }

        @MainActor
        @Test(arguments: kinds)
        func `every component is drawn as in its dump`(expectation: Expectation) throws {
            let (kind, isASCII) = (expectation.kind, expectation.isASCII)
            let pictures = try #require(Self.pictures[expectation.drawing]).get()
            let walk = try CatalogueWalk(allStates: false, kind: kind)
            func expected(at stop: CatalogueWalk.Stop) throws -> [String] {
                let rows = Self.uncolored(try pictures.lines(of: stop.component, stateAt: stop.stateIndex))
                return Self.trimmed(isASCII ? rows.map(Self.inASCII) : rows)
            }
            for (stop, next) in zip(walk.stops, walk.stops.dropFirst()) where !walk.hasTitle {
                try expect(
                    expected(at: stop), isNot: expected(at: next), "no terminal without a title tells these apart")
            }

            try walk.visit(styled: false) { stop, text in
                for stray in ["[0m", "$<", "\u{FFFD}"] where text.contains(stray) { return false }
                return try Self.trimmed(Terminal.rows(of: text)) == expected(at: stop)
            } onOther: { stop, text in
                let seen = Self.trimmed(Terminal.rows(of: text))
                Issue.record("\(stop): \(Self.difference(try expected(at: stop), seen))")
            }
        }

        // MARK: Pictures

        @MainActor private static let pictures = Dictionary(
            uniqueKeysWithValues: Set(kinds.map(\.drawing)).map { ($0, pictures(drawn: $0)) })

        /// Of the states that components begin with alone, at which the walk stops.
        @MainActor
        private static func pictures(drawn options: [String]) -> Result<DumpedPictures, any Error> {
            let names = Set(ComponentRegistry.goma.components.compactMap { $0.states.first?.name }).sorted()
            return Result { try DumpedPictures(options + names.flatMap { ["--state", $0] }) }
        }

        /// Rows without what colours them and without the blanks at their ends, as a terminal tells what it shows.
        private static func uncolored(_ rows: [String]) -> [String] {
            let plain = SGRParser.rows(of: rows.joined(separator: "\n")).map { String($0.map(\.character)) + "\n" }
            return Terminal.rows(of: plain.joined())
        }

        /// Names and amounts keep their own characters, which a terminal inside ASCII shows as question marks.
        private static func inASCII(_ row: String) -> String {
            DisplayText(row).elements.reduce(into: "") { text, element in
                let scalars = element.cluster.string.unicodeScalars
                guard let base = scalars.first, base.isASCII else {
                    text += String(repeating: "?", count: element.width)
                    return
                }
                text += String(base) + String(repeating: " ", count: element.width - 1)
            }
        }

        private static func trimmed(_ rows: [String]) -> [String] {
            Array(rows[..<(rows.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0)])
        }

        private static func difference(_ expected: [String], _ seen: [String]) -> String {
            let count = max(expected.count, seen.count)
            let row = (0..<count).first { $0 >= expected.count || $0 >= seen.count || expected[$0] != seen[$0] } ?? 0
            func text(_ rows: [String]) -> String { row < rows.count ? "\"\(rows[row])\"" : "nothing" }
            return "row \(row): the dump says \(text(expected)), the terminal \(text(seen))"
        }
    }
}
