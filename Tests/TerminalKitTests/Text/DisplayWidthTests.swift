import Expectations
import Testing

@testable import TerminalKit

@Suite struct DisplayWidthTests {
    @Test(arguments: [
        ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("日", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("　", 2),
        ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇵🇹", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("❤", 1), ("❤️", 2), ("⚽", 2), ("1️⃣", 2),
        ("─", 1), ("▀", 1), ("⠋", 1), ("\u{301}", 0), ("\u{200B}", 0),
        // Vowels of Devanagari, Tamil, Thai and Lao, beside the letter and above it, and Hangul of three letters.
        ("\u{915}\u{93E}", 2), ("\u{915}\u{93E}\u{902}", 2), ("\u{915}\u{941}", 1), ("\u{93E}", 1),
        ("\u{B95}\u{BBE}", 2),
        ("\u{E19}\u{E49}\u{E33}", 2), ("\u{E81}\u{EB3}", 2), ("\u{E17}\u{E35}\u{E48}", 1),
        ("\u{1112}\u{1161}\u{11AB}", 2),
    ])
    func `a cluster takes the columns of Unicode's data`(cluster: String, columns: Int) throws {
        let character = try #require(cluster.first)

        expect(cluster.count, is: 1)
        expect(DisplayWidth.columns(of: character), is: columns)
    }

    @Test func `the tables are sorted and apart`() {
        for table in [DisplayWidthTable.zero, DisplayWidthTable.wide] {
            #expect(table.count.isMultiple(of: 2))
            #expect(zip(table, table.dropFirst()).enumerated().allSatisfy { $0 % 2 == 0 ? $1.0 <= $1.1 : $1.0 < $1.1 })
        }
    }

    @Test func `every glyph takes the columns its meaning expects`() {
        for glyphs in [Glyphs.unicode, .ascii] {
            let single = [
                glyphs.focusMark, glyphs.masked, glyphs.placeholder, glyphs.scrollThumb, glyphs.scrollTrack,
                glyphs.progressFilled, glyphs.progressEmpty, glyphs.horizontalRule, glyphs.verticalRule,
            ]
            #expect((single + glyphs.spinner + glyphs.progressSteps).allSatisfy { $0.width == 1 })
        }
    }

    @Test func `the ASCII set stays inside ASCII`() {
        func isASCII(_ value: Any) -> Bool {
            switch value {
            case let text as DisplayText: text.string.allSatisfy(\.isASCII)
            case let texts as [DisplayText]: texts.allSatisfy { $0.string.allSatisfy(\.isASCII) }
            case let border as BorderGlyphs: Mirror(reflecting: border).children.allSatisfy { isASCII($0.value) }
            case let scalar as Unicode.Scalar: scalar.isASCII
            default: true
            }
        }

        #expect(Mirror(reflecting: Glyphs.ascii).children.allSatisfy { isASCII($0.value) })
    }
}
