import Expectations
import TerminalKit
import Testing

@Suite struct PasteTextTests {
    @Test func `a code that ends a bracketed paste and has a line behind it is one line`() {
        let text = PasteText(line: "SAVE20\u{1B}[201~\ntouch PWNED\n")

        expect(text.string, is: "SAVE20[201~ touch PWNED")
        expect(text.leftOutCount, is: 3)
    }

    @Test func `a text keeps its lines and tabs, whatever ended the lines`() {
        let text = PasteText(lines: "a\tb\r\nc\rd\u{2028}e\u{85}\n\nf\n")

        expect(text.string, is: "a\tb\nc\nd\ne\n\n\nf\n")
        expect(text.leftOutCount, is: 0)
    }

    @Test func `a text loses its controls and marks of direction, and says how many`() {
        let text = PasteText(lines: "a\u{1B}[201~\u{7}\u{9B}\u{7F}b\u{202E}\u{2066}\u{61C}\n")

        expect(text.string, is: "a[201~b\n")
        expect(text.leftOutCount, is: 7)
    }

    @Test(arguments: ["\nSAVE20", "SAVE20\r\n", "\t SAVE20 \u{2029}\n"])
    func `nothing stands at the ends of a line`(text: String) {
        expect(PasteText(line: text).string, is: "SAVE20")
    }

    @Test(arguments: [
        "", "https://goma.example/?a=1&b=2", "Łódź 日本 👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☺️", "R$\u{A0}5", "שלום 123",
    ])
    func `all other text stays as it is`(text: String) {
        for paste in [PasteText(line: text), PasteText(lines: text)] {
            expect(paste.string, is: text)
            expect(paste.leftOutCount, is: 0)
        }
    }

    @Test func `tags that are no flag's are words that nobody sees`() {
        let hidden = String(
            String.UnicodeScalarView("rm".unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xE0000) }))

        let text = PasteText(line: "SAVE\(hidden)20")

        expect(text.string, is: "SAVE20")
        expect(text.leftOutCount, is: 2)
    }

    @Test func `of every character below the letters of China, none that is left is harmful`() {
        let all = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))

        #expect(!PasteText(line: all).string.unicodeScalars.contains(where: TextGate.isHarmful))
        #expect(
            !PasteText(lines: all).string.unicodeScalars.contains {
                TextGate.isHarmful($0) && $0 != "\n" && $0 != "\t"
            })
    }
}
