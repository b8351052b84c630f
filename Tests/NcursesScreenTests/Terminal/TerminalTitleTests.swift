import Expectations
import Testing

@testable import NcursesScreen

struct TerminalTitleTests {
    @Test(arguments: ["xterm", "xterm-256color", "tmux-256color", "screen", "xterm-kitty", "foot", "st-256color"])
    func `terminals with a title are known by their families`(type: String) {
        let title = TerminalTitle(type: type, isUTF8: true)

        expect(title.sequence(for: "PillItem: Selected"), is: "\u{1B}]2;PillItem: Selected\u{1B}\\")
        expect(title.putAside, is: "\u{1B}[22;2t")
        expect(title.putBack, is: "\u{1B}[23;2t")
    }

    @Test(arguments: ["linux", "vt100", "dumb", "", "footpath", "stv52"])
    func `others are sent nothing`(type: String) {
        let title = TerminalTitle(type: type, isUTF8: true)

        expect(title.putAside + title.sequence(for: "PillItem") + title.putBack, is: "")
    }

    @Test func `nothing in a title can end it`() {
        let sequence = TerminalTitle(type: "xterm", isUTF8: true).sequence(for: "a\u{7}b\u{1B}\\c\u{9C}d\n")

        let inside = sequence.dropFirst(4).dropLast(2)
        #expect(inside.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) })
        expect(inside, contains: "b")
        expect(inside, contains: "d")
    }

    @Test func `where text is not UTF-8, what is outside ASCII is a question mark`() {
        let sequence = TerminalTitle(type: "xterm", isUTF8: false).sequence(for: "Évènement · 1×2")

        expect(sequence, is: "\u{1B}]2;?v?nement ? 1?2\u{1B}\\")
    }
}
