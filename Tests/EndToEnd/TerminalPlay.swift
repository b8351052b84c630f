import Foundation
import GomaTesting
import TerminalKit

@testable import GomaReview

/// A script about a page, played on the program itself: keys and mouse come through a real terminal, and time is held but where
/// the script waits, so that what is seen does not depend on how fast the machine is.
struct TerminalPlay {
    /// What the script's own player shows and what the terminal does, where they should be the same.
    struct Frame {
        let title: String
        let rows: [String]
    }

    /// Why the program did not do what the script says.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let script: PlayScript
    private let size: Size
    private let terminal: Terminal

    /// - Parameters:
    ///   - file: the script, which plays a page.
    ///   - size: the terminal's.
    init(_ file: URL, size: Size) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        script = try PlayScript(parsing: text, name: file.lastPathComponent)
        guard case .page(let page, feed: nil) = script.subject else {
            throw Failure(description: "\(script.name) plays no page")
        }
        let path = file.deletingLastPathComponent().appendingPathComponent(page).standardizedFileURL.path
        // With all colours, as with few a block that cannot be told from its ground is a line.
        let words = ["page", path, "--hold", "--colors", "direct", "--keep", "$XDG_STATE_HOME/page.json"].map { word in
            word.hasPrefix("$") ? "\"\(word)\"" : Terminal.quoted(word)
        }
        self.size = size
        let command = "mkdir -p \"$XDG_STATE_HOME\"; \(Terminal.quoted(Command.gomaui)) \(words.joined(separator: " "))"
        terminal = try Terminal("\(command); echo status $?; \(command); cat", width: size.width, height: size.height)
    }

    /// Plays all steps.
    /// - Returns: the frames that the script asks for.
    func run() throws -> [Frame] {
        var frames: [Frame] = []
        for line in script.lines {
            do {
                if case .frame(let title) = line.step {
                    frames.append(Frame(title: title, rows: try restingRows()))
                } else {
                    try perform(line.step)
                }
            } catch {
                throw Failure(description: "\(script.name):\(line.number): \(line.text): \(error)")
            }
        }
        return frames
    }

    /// The screen once nothing is drawn any more: the program rests for a moment between two frames, too.
    private func restingRows() throws -> [String] {
        var rows = try terminal.rows
        var same = 0
        while same < 3 {
            try terminal.settle()
            let next = try terminal.rows
            same = next == rows ? same + 1 : 0
            rows = next
        }
        return rows
    }

    private func perform(_ step: PlayStep) throws {
        switch step {
        case .press(let keys):
            for key in keys {
                try terminal.press(Self.name(of: key))
                // What follows Escape at once is read as one key with it.
                if key.key == .escape { usleep(Self.escapeTime) }
                try terminal.settle()
            }
        case .type(let text):
            try terminal.type(text)
            try terminal.settle()
        case .clickText(let text):
            let place = try place(of: text)
            try terminal.clickFar(x: place.x, y: place.y)
            try terminal.settle()
        case .scrollTo(let text): try scroll(to: text)
        case .wait(let duration): try pass(duration)
        case .restart:
            // What a script's player does at once: another run, with what has been kept.
            let first = try terminal.program
            try terminal.press("q")
            try terminal.wait(for: "another run") {
                guard let program = try terminal.program, program != first else { return false }
                return try terminal.value("#{alternate_on}") == "1"
            }
            try terminal.settle()
        case .expect(.text(let text)): try terminal.wait(forText: text)
        case .expect(.noText(let text)):
            try terminal.wait(for: "\"\(text)\" to be gone") { try !terminal.text.contains(text) }
        case .expect(.textInRow(let row, let text)):
            try terminal.wait(for: "\"\(text)\" in row \(row)") { try terminal.rows[row].contains(text) }
        case .expect(.event): break
        case .resize, .focus, .pressIt, .burst, .click, .scroll, .drag, .call, .expect, .frame:
            throw Failure(description: "this is not played on a terminal")
        }
    }

    // MARK: Places

    private func place(of text: String) throws -> Point {
        try terminal.wait(forText: text)
        guard let place = Self.place(of: text, in: try terminal.rows) else {
            throw Failure(description: "it moves")
        }
        return place
    }

    /// The first cell of the first place where a text stands.
    private static func place(of text: String, in rows: [String]) -> Point? {
        for (y, row) in rows.enumerated() {
            guard let range = row.range(of: text) else { continue }
            return Point(x: DisplayText(String(row[..<range.lowerBound])).width, y: y)
        }
        return nil
    }

    private func scroll(to text: String) throws {
        let middle = Point(x: size.width / 2, y: size.height / 2)
        for isUp in [false, true] {
            var before: [String] = []
            while try before != terminal.rows {
                before = try terminal.rows
                if Self.place(of: text, in: before) != nil { return }
                try terminal.wheel(up: isUp, x: middle.x, y: middle.y)
                // Where nothing changes there is no more to come.
                for _ in 1...3 where try terminal.rows == before { try terminal.settle() }
            }
        }
        throw Failure(description: "it is nowhere that the wheel leads to; the screen is\n\(try terminal.text)")
    }

    // MARK: Time and keys

    /// Microseconds after which Escape is a key of its own for certain.
    private static let escapeTime: UInt32 = 200_000

    private func pass(_ duration: Duration) throws {
        let seconds = Int(duration.components.seconds)
        guard duration == .seconds(seconds) else { throw Failure(description: "only whole seconds are played") }
        let (minutes, rest) = seconds.quotientAndRemainder(dividingBy: 60)
        for key in Array(repeating: "M->", count: minutes) + Array(repeating: "M-.", count: rest) {
            try terminal.press(key)
            try terminal.settle()
        }
    }

    /// tmux's name of a key.
    private static func name(of key: KeyEvent) -> String {
        switch key.key {
        case .enter: "Enter"
        case .escape: "Escape"
        case .tab: key.modifiers.contains(.shift) ? "BTab" : "Tab"
        case .up: "Up"
        case .down: "Down"
        case .left: "Left"
        case .right: "Right"
        case .pageUp: "PageUp"
        case .pageDown: "PageDown"
        case .character(" "): "Space"
        case .character(let character): String(character)
        default: "F12"
        }
    }
}
