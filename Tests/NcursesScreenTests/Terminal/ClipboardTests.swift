import Expectations
import Foundation
import TerminalKit
import Testing

@testable import NcursesScreen

@MainActor
@Suite struct ClipboardTests {
    private func choice(
        _ type: String, mentions: Bool = false, _ environment: [String: String] = [:], tmux: ProgramAnswer = .none
    ) -> ClipboardChoice {
        ClipboardChoice(
            type: type, description: TerminalDescription(colors: 8, hasClipboard: mentions),
            environment: { environment[$0] }, tmuxSetting: { tmux })
    }

    @Test func `terminfo decides, and the types that it knows too little of`() {
        #expect(choice("xterm-256color", mentions: true).isUsed)
        #expect(choice("xterm-kitty").isUsed)
        #expect(choice("foot").isUsed)
        #expect(choice("foot-direct").isUsed)
        #expect(!choice("linux").isUsed)
        #expect(!choice("footpath").isUsed)
    }

    @Test func `inside tmux its own setting decides`() {
        let inside = ["TMUX": "/tmp/tmux-0/default,1,0"]
        #expect(choice("screen", inside, tmux: .line("on")).isUsed)
        #expect(!choice("tmux-256color", mentions: true, inside, tmux: .line("external")).isUsed)
        expect(
            choice("tmux", mentions: true, inside, tmux: .line("off")).reason, contains: "tmux set -s set-clipboard on")
        #expect(!choice("tmux", mentions: true, inside).isUsed)
        expect(choice("tmux", mentions: true, inside, tmux: .line("on\u{1B}[2J")).reason, lacks: "\u{1B}")
    }

    @Test func `a tmux that does not answer in time is said to whoever asks, and to whoever copies`() {
        let late = choice("tmux", mentions: true, ["TMUX": "/tmp/tmux-0/default,1,0"], tmux: .late)

        #expect(!late.isUsed)
        expect(late.reason, is: "tmux has not answered within 2 seconds")
        expect(late.refusal, is: "tmux does not answer")
        expect(choice("linux").refusal, is: "no clipboard here")
    }

    @Test(arguments: [["STY": "1.screen"], ["VTE_VERSION": "7006"], ["TERM_PROGRAM": "Apple_Terminal"]])
    func `terminals that take none are known, whatever terminfo says`(environment: [String: String]) {
        #expect(!choice("xterm-256color", mentions: true, environment).isUsed)
    }

    @Test func `a variable that is set and empty says nothing`() {
        #expect(choice("xterm-256color", mentions: true, ["TMUX": "", "STY": "", "VTE_VERSION": ""]).isUsed)
    }

    @Test func `this system's terminfo is asked`() throws {
        #expect(try #require(TerminalDescription.find("xterm-256color")).hasClipboard)
        #expect(try !#require(TerminalDescription.find("vt100")).hasClipboard)
    }

    @Test func `a text is sent as base64, and nothing in it can end the sequence`() throws {
        let text = "Odds ▲\u{1B}\\\u{7}\n"

        let sequence = try #require(TerminalClipboard.sequence(for: PasteText(lines: text)))

        expect(sequence.hasPrefix("\u{1B}]52;c;"), is: true)
        expect(sequence.hasSuffix("\u{1B}\\"), is: true)
        let inside = sequence.dropFirst(7).dropLast(2)
        #expect(inside.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+/=".contains($0)) })
        expect(Data(base64Encoded: String(inside)), is: Data("Odds ▲\\\n".utf8))
    }

    @Test func `whatever is copied, what the terminal hands on acts on nothing`() throws {
        let all = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))

        for text in [PasteText(line: all), PasteText(lines: all)] {
            let sequence = try #require(TerminalClipboard.sequence(for: text))
            let bytes = try #require(Data(base64Encoded: String(sequence.dropFirst(7).dropLast(2))))
            let pasted = try #require(String(data: bytes, encoding: .utf8)).unicodeScalars
            #expect(pasted.count > 0x2000)
            #expect(
                !pasted.contains { ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || (0x7F...0x9F).contains($0.value) })
            #expect(!pasted.contains { (0x202A...0x202E).contains($0.value) || (0x2066...0x2069).contains($0.value) })
        }
    }

    @Test func `a text that no terminal takes in one piece is refused`() {
        let most = TerminalClipboard.mostBytes
        expect(TerminalClipboard.sequence(for: PasteText(line: String(repeating: "x", count: most))), isNot: nil)
        expect(TerminalClipboard.sequence(for: PasteText(line: String(repeating: "x", count: most + 1))), is: nil)
    }

    @Test func `without a terminal nothing is taken`() {
        expect(TerminalClipboard().copy(PasteText(line: "x")), isNot: nil)
    }
}
