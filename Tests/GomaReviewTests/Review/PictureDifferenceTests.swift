import Expectations
import TerminalKit
import Testing

@testable import GomaReview

struct PictureDifferenceTests {
    /// A picture of rows; letters of `styles` stand for what `legend` says.
    private func picture(_ rows: [String], styles: [String] = []) -> DrawnPicture {
        DrawnPicture(
            glyphs: rows, styles: styles,
            legend: [
                "a = textPrimary on backgroundCards", "b = textOdds on backgroundCards",
                "c = textPrimary on backgroundOdds", "d = textPrimary on backgroundCards, bold",
                "e = textPrimary on backgroundCards, bold, underline",
            ])
    }

    private func difference(_ old: [String], _ new: [String]) -> PictureDifference {
        PictureDifference(from: picture(old), to: picture(new))
    }

    private func lines(_ old: [String], _ new: [String]) -> [String] {
        let (before, after) = (picture(old), picture(new))
        let difference = PictureDifference(from: before, to: after)
        return PictureLines(difference: difference, before: before, after: after).lines
    }

    // MARK: Texts

    @Test(
        arguments: [
            ("1.85", "1.95", [(3, "8", "9")]), ("Home", "Home won", [(6, "", "won")]),
            ("Home won", "Home", [(6, "won", "")]),
            ("a b c", "x b y", [(1, "a", "x"), (5, "c", "y")]), ("abc", "xby", [(1, "abc", "xby")]),
            ("abbc", "xbby", [(1, "abbc", "xbby")]), ("abbbc", "xbbby", [(1, "a", "x"), (5, "c", "y")]),
        ] as [(String, String, [(Int, String, String)])])
    func `a change of text is told with its column, near ones together`(
        old: String, new: String, changes: [(Int, String, String)]
    ) {
        let texts = difference([old], [new]).texts

        expect(texts.map(\.column), is: changes.map(\.0))
        expect(texts.map(\.old), is: changes.map(\.1))
        expect(texts.map(\.new), is: changes.map(\.2))
        #expect(texts.allSatisfy { $0.row == 1 })
    }

    @Test func `text that something pushed aside is the same text`() {
        let found = difference(["Benfica 1.85"], ["▲ Benfica 1.85"])

        expect(found.texts.map(\.new), is: ["▲"])
        expect(found.texts.map(\.column), is: [1])
        expect(found.newMarks, is: [Point(x: 0, y: 0)])
        expect(found.oldMarks, is: [])
    }

    // MARK: Rows

    @Test func `rows that came and went are counted from one, those beside each other together`() {
        let came = difference(["a", "z"], ["a", "1111", "2222", "z"])
        let went = difference(["a", "1111", "b", "2222"], ["a", "b"])

        expect(came.rows.map(\.rows), is: [2...3])
        #expect(came.rows.allSatisfy { $0.isAdded })
        expect(came.rows.map(\.lines), is: [["1111", "2222"]])
        expect(came.newMarks, is: Set((0..<4).flatMap { x in [1, 2].map { Point(x: x, y: $0) } }))
        expect(went.rows.map(\.rows), is: [2...2, 4...4])
        #expect(went.rows.allSatisfy { !$0.isAdded })
        expect(went.oldMarks.map(\.y).sorted(), is: [1, 1, 1, 1, 3, 3, 3, 3])
    }

    // MARK: Styles

    @Test(
        arguments: [
            ("a", "b", DrawnStyle.Aspect.foreground, "textPrimary → textOdds"),
            ("b", "a", .foreground, "textOdds → textPrimary"),
            ("a", "c", .ground, "on backgroundCards → on backgroundOdds"),
            ("c", "a", .ground, "on backgroundOdds → on backgroundCards"),
            ("a", "d", .attributes, "plain → bold"), ("d", "a", .attributes, "bold → plain"),
            ("d", "e", .attributes, "bold → bold, underline"),
        ])
    func `a change of style is told in each aspect and both directions`(
        old: Character, new: Character, aspect: DrawnStyle.Aspect, words: String
    ) {
        let found = PictureDifference(
            from: picture(["xyz"], styles: ["a\(old)\(old)"]), to: picture(["xyz"], styles: ["a\(new)\(new)"]))

        expect(found.styles.map(\.aspect), is: [aspect])
        expect(found.styles.map(\.words), is: [words])
        expect(found.styles.map(\.rows), is: [1...1])
        expect(found.styles.map(\.columns), is: [2...3])
        expect(found.styles.map(\.cellCount), is: [2])
        expectEmpty(found.texts)
        expectEmpty(found.rows)
        expect(found.newMarks, is: [Point(x: 1, y: 0), Point(x: 2, y: 0)])
    }

    @Test func `cells beside and below each other with the same change are one, others are apart`() {
        let old = picture(["xxxx", "xxxx", "xxxx"], styles: ["aaaa", "aaaa", "aaaa"])
        let new = picture(["xxxx", "xxxx", "xxxx"], styles: ["bbad", "bbaa", "abba"])

        let found = PictureDifference(from: old, to: new)

        expect(
            found.styleLines,
            is: [
                "styles", "  rows 1–2, columns 1–2: textPrimary → textOdds", "  row 1, column 4: plain → bold",
                "  row 3, columns 2–3: textPrimary → textOdds",
            ])
    }

    // MARK: Lines

    @Test func `rows that changed have a row around them, numbers and carets`() {
        let rows = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

        expect(
            lines(rows, rows.map { $0 == "three" ? "thirsty" : $0 == "ten" ? "teen" : $0 }),
            is: [
                "  2   two", "  3 - three", "        ^^^", "  3 + thirsty", "        ^^^^^", "  4   four", "  ⋮",
                "  9   nine",
                " 10 - ten",
                " 10 + teen", "        ^",
            ])
    }

    @Test func `a row that came or went has one line and no carets`() {
        expect(lines(["a", "b"], ["a", "1111", "b"]), is: ["  1   a", "  2 + 1111", "  3   b"])
        expect(lines(["a", "1111", "b"], ["a", "b"]), is: ["  1   a", "  2 - 1111", "  2   b"])
    }

    // MARK: Alignment

    @Test func `a row gives way to one that is like it, and goes where nothing is`() {
        func pairs(_ old: [String], _ new: [String]) -> [[Int?]] {
            PictureAlignment.rows(from: picture(old), to: picture(new)).map { [$0.old, $0.new] }
        }

        expect(pairs(["Home 1.85", "Away 2.10"], ["Home 1.95", "Away 2.10"]), is: [[0, 0], [1, 1]])
        expect(pairs(["Home", "Away"], ["Away"]), is: [[0, nil], [1, 0]])
        expect(pairs(["Away"], ["Home", "Away"]), is: [[nil, 0], [0, 1]])
        expect(pairs([], ["a"]), is: [[nil, 0]])
        expect(pairs(["a"], []), is: [[0, nil]])
    }
}
