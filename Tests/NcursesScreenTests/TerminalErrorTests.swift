import Expectations
import Testing

@testable import NcursesScreen

@Suite struct TerminalErrorTests {
    @Test(
        arguments: [
            (
                TerminalError.notATerminal(.standardInput),
                "standard input is not a terminal; start the program in one, without a pipe or a redirection"
            ),
            (
                .notATerminal(.standardOutput),
                "standard output is not a terminal; start the program in one, without a pipe or a redirection"
            ),
            (
                .typeNotSet,
                "TERM is not set, so what the terminal can do is not known; set it, for example TERM=xterm-256color"
            ),
            (
                .unknownType("xtrem"),
                "TERM=xtrem is not in this system's terminfo; set it to one that is, such as xterm-256color"
            ),
            (
                .cannotMoveCursor(type: "dumb"),
                "TERM=dumb cannot move the cursor, which a full screen needs; set it to the terminal really used, "
                    + "such as xterm-256color"
            ),
            (
                .tooFewFiles(limit: 8),
                "8 files may be open at a time, which is too few for a full screen; allow more, such as with "
                    + "\"ulimit -n 256\""
            ),
            (
                .cannotStart(type: "vt52"),
                "ncurses cannot start on TERM=vt52; try another type, such as xterm-256color"
            ),
        ])
    func `an error says what is wrong and what would be right`(error: TerminalError, sentence: String) {
        expect(error.description, is: sentence)
    }

    @Test func `a hostile terminal type stays harmless and short`() {
        let type = "x\u{1B}]0;title\u{7}\n" + String(repeating: "y", count: 500)

        let sentence = TerminalError.unknownType(type).description

        #expect(!sentence.unicodeScalars.contains { $0.value < 0x20 })
        #expect(sentence.count < 130)
    }
}
