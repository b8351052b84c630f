import Expectations
import Testing

@testable import TerminalKit

@Suite struct TextGateVisibleTests {
    @Test(arguments: [
        ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7}", "\\u{7}"), ("\u{9B}2J", "\\u{9B}2J"), ("\u{7F}", "\\u{7F}"),
        ("\u{202E}abc", "\\u{202E}abc"), ("a\rb", "a\\rb"), ("a\r\nb\tc", "a\\r\\nb\\tc"), ("\u{FEFF}a", "\\u{FEFF}a"),
        ("\u{2028}", "\\u{2028}"), ("\u{0}", "\\u{0}"),
    ])
    func `what could act on a terminal is written out`(text: String, shown: String) {
        expect(TextGate.visible(text), is: shown)
    }

    @Test(arguments: ["", "plain", "Łódź 日本 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "│ 1.85 ▲ │", "\\n", "R$\u{A0}5"])
    func `all other text stays as it is`(text: String) {
        expect(TextGate.visible(text), is: text)
        expect(TextGate.visibleBesidesStyles(text), is: text)
    }

    @Test func `what is shown passes again as it is, and nothing in it is harmful`() {
        let text = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))

        let shown = TextGate.visible(text)

        #expect(!shown.unicodeScalars.contains(where: TextGate.isHarmful))
        expect(TextGate.visible(shown), is: shown)
    }

    @Test func `scalars that are kept stay`() {
        expect(TextGate.visible("a\n\tb\u{1B}", keeping: ["\n", "\t"]), is: "a\n\tb\\u{1B}")
    }

    @Test(arguments: [
        ("\u{1B}[0;1;38;2;1;2;3mx\u{1B}[0m", "\u{1B}[0;1;38;2;1;2;3mx\u{1B}[0m"), ("\u{1B}[m", "\u{1B}[m"),
        ("\u{1B}[2J", "\\u{1B}[2J"), ("\u{1B}]0;title\u{7}", "\\u{1B}]0;title\\u{7}"), ("\u{1B}[31", "\\u{1B}[31"),
        ("\u{1B}[?1m", "\\u{1B}[?1m"), ("\u{1B}\u{1B}[1m", "\\u{1B}\u{1B}[1m"), ("\u{9B}31m", "\\u{9B}31m"),
    ])
    func `of sequences only those pass that do nothing but colour`(text: String, shown: String) {
        expect(TextGate.visibleBesidesStyles(text), is: shown)
    }
}
