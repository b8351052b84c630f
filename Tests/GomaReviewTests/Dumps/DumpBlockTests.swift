import Expectations
import Testing

@testable import GomaReview

struct DumpBlockTests {
    private static let lines = [
        "── Odds up · 16 columns ────────────────────────────────────────────────", "╭──╮", "│1 │", "", "styles",
        "aaaa",
        "abba", "a = separatorLine on backgroundOdds", "b = textOdds on backgroundOdds, bold", "", "focus",
        "1 OutcomeItemView at 0,0 size 4×2, cursor 1,1", "", "reading", "› Home 1.85", "", "film", "0s    3s",
    ]

    @Test func `each layer is read from below its name`() {
        let block = DumpBlock(parsing: (Self.lines + [""])[...])

        expect(block.title, is: "Odds up · 16 columns")
        expect(block.glyphs, is: ["╭──╮", "│1 │"])
        expect(block.styles, is: ["aaaa", "abba"])
        expect(block.legend, is: ["a = separatorLine on backgroundOdds", "b = textOdds on backgroundOdds, bold"])
        expect(block.focus, is: ["1 OutcomeItemView at 0,0 size 4×2, cursor 1,1"])
        expect(block.reading, is: ["› Home 1.85"])
        expect(block.film, is: ["0s    3s"])
        expect(block.lines(withStyles: true), is: Self.lines)
    }

    @Test func `without styles glyphs and film are written, and no other layer`() {
        let block = DumpBlock(parsing: Self.lines[...])

        expect(block.lines(withStyles: false), is: Array(Self.lines[0...2]) + ["", "film", "0s    3s"])
        expect(DumpBlock(parsing: Self.lines[0...2]).lines(withStyles: false), is: Array(Self.lines[0...2]))
    }

    @Test func `blank rows and rows that are called like a layer are part of what they stand in`() {
        let block = DumpBlock(parsing: ["── a · 4 columns ──", "top", "styles", "", "glyphs", "", "x"][...])

        expect(block.glyphs, is: ["top", "styles", "", "glyphs", "", "x"])
    }

    @Test func `what a line is its characters decide, and not the bytes that they begin with`() {
        let lines = ["── a ──", "── \u{301}x", "<<<<<<< \u{301}x", "\\\u{301}styles", "styles\u{301}"]

        let dump = ComponentDump(parsing: lines)

        expect(dump.blocks.map(\.glyphs), is: [Array(lines.dropFirst())])
        expect(dump.blocks.first?.lines(withStyles: false).dropFirst(), is: lines.dropFirst())
        #expect(!lines.contains(where: DumpBlock.isConflictMark))
    }

    @Test func `a long title keeps two marks behind it, a short one fills the line`() {
        let long = String(repeating: "x", count: 90)

        expect(DumpBlock(parsing: ["── \(long) ──"][...]).rule, is: "── \(long) ──")
        expect(DumpBlock(parsing: ["── a ──"][...]).rule, is: "── a " + String(repeating: "─", count: 67))
    }

    @Test(arguments: ["Ring ", "Ring ─", " Ring ── "])
    func `the title of a play whose name ends as a rule does is read as it is written`(name: String) {
        let title = DumpBlock.title(ofPlay: name)

        #expect(title.hasSuffix("Ring"))
        expect(DumpBlock(parsing: ["── \(title) ──"][...]).title, is: title)
    }

    @Test func `the film begins below all other layers`() {
        let block = DumpBlock(parsing: Self.lines[...])

        expect(block.lines(withStyles: true)[block.filmOffset], is: "0s    3s")
    }

    // MARK: Differences

    private func change(_ old: String, _ new: String) -> BlockDifference? {
        let text = Self.lines.joined(separator: "\n").replacing(old, with: new)
        let changed = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return BlockDifference(from: DumpBlock(parsing: Self.lines[...]), to: DumpBlock(parsing: changed[...]))
    }

    @Test(
        arguments: [
            (
                "│1 │", "│2 │", [DumpBlock.Layer.glyphs],
                ["row 2, column 2: \"1\" → \"2\"", "  1   ╭──╮", "  2 - │1 │", "  2 + │2 │", "       ^"],
                "row 2, column 2: \"1\" → \"2\""
            ),
            (
                "b = textOdds", "b = textPrimary", [.styles],
                ["styles", "  row 2, columns 2–3: textOdds → textPrimary"],
                "2 cells of row 2: textOdds → textPrimary"
            ),
            (
                "cursor 1,1", "cursor 2,1", [.focus],
                [
                    "focus order", "  - 1 OutcomeItemView at 0,0 size 4×2, cursor 1,1",
                    "  + 1 OutcomeItemView at 0,0 size 4×2, cursor 2,1",
                ], "focus: \"1,1\" → \"2,1\""
            ),
            (
                "› Home 1.85", "› Home 1.90", [.reading], ["reading text", "  - › Home 1.85", "  + › Home 1.90"],
                "read as \"› Home 1.90\" instead of \"› Home 1.85\""
            ),
            (
                "0s    3s", "0s    4s", [.film],
                ["film", "row 1, column 7: \"3\" → \"4\"", "  1 - 0s    3s", "  1 + 0s    4s", "            ^"],
                "film: row 1, column 7: \"3\" → \"4\""
            ),
            (
                "a = separatorLine on backgroundOdds\nb", "c = separatorLine on backgroundOdds\nb", [.styles],
                [
                    "styles", "  row 1, columns 1–4: separatorLine → default",
                    "  row 1, columns 1–4: on backgroundOdds → on default",
                    "  row 2, column 1: separatorLine → default", "  row 2, column 1: on backgroundOdds → on default",
                    "  row 2, column 4: separatorLine → default", "  row 2, column 4: on backgroundOdds → on default",
                ], "6 cells of rows 1–2: separatorLine → default; 6 cells of rows 1–2: on backgroundOdds → on default"
            ),
        ] as [(String, String, [DumpBlock.Layer], [String], String)])
    func `a change of one layer is told as that, in lines and in words`(
        old: String, new: String, layers: [DumpBlock.Layer], lines: [String], words: String
    ) throws {
        let difference = try #require(change(old, new))

        expect(difference.layers, is: layers)
        expect(difference.lines, is: lines)
        expect(DifferenceInWords(from: difference.old, to: difference.new).text, is: words)
    }

    @Test func `what is written in another way alone looks the same`() throws {
        let difference = try #require(
            change(
                "b = textOdds on backgroundOdds, bold", "b = textOdds on backgroundOdds, bold\nz = textOdds on default")
        )

        expect(difference.layers, is: [])
        expect(difference.lines, is: ["looks the same; only the way it is written changed"])
        expect(
            DifferenceInWords(from: difference.old, to: difference.new).sentences,
            is: [
                "written differently, looks the same"
            ])
        expect(change("nowhere", "nowhere"), is: nil)
    }

    @Test(
        arguments: [
            ("1 OutcomeItemView at 0,0 size 4×2, cursor 1,1", "1 a\n2 b", "2 places can have the focus, before 1"),
            ("\n\nfocus\n1 OutcomeItemView at 0,0 size 4×2, cursor 1,1", "", "nothing can have the focus, before 1"),
            ("› Home 1.85", "› Home 1.85\n› Draw", "read too: \"› Draw\""),
            ("\n\nreading\n› Home 1.85", "", "no longer read: \"› Home 1.85\""),
        ])
    func `stops and readings that came and went are told`(old: String, new: String, words: String) throws {
        let difference = try #require(change(old, new))

        expect(DifferenceInWords(from: difference.old, to: difference.new).text, is: words)
        expect(DifferenceInWords(from: difference.new, to: difference.old).text, isNot: words)
    }

    @Test func `what is read, or has the focus, in another place is told as moved`() {
        func words(_ layer: String) -> [String] {
            let blocks = [["one", "two", "three"], ["two", "three", "one"]].map {
                DumpBlock(parsing: (["── a ──", "x", "", layer] + $0)[...])
            }
            return DifferenceInWords(from: blocks[0], to: blocks[1]).sentences
        }

        expect(words("reading"), is: ["read in another place: \"one\""])
        expect(words("focus"), is: ["focus: \"one\" moved"])
    }
}
