import Foundation
import TestSupport

/// A terminal emulator of the test's own: tmux on a private socket, with no configuration but what the test gives it.
final class Terminal {
    /// Why a terminal could not do what a test needs.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private let client: TerminalClient
    private let socket = "gomaui-tests-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString.prefix(8))"

    private let kind: Kind
    /// Whether what programs keep is for another terminal of the same kind to find.
    private let keepsState: Bool

    /// The process that the terminal was started with, and the program that was found as it or under it last.
    private var found: (first: String, program: String?)?

    /// How long a screen may take to become what is expected before a test gives up.
    private static let patience: TimeInterval = 20

    /// What the terminal says it is, and the locale of what runs in it.
    struct Kind: Sendable {
        /// Where programs keep what they want to find again; each kind of terminal begins with nothing.
        let stateFolder = NSTemporaryDirectory() + "gomaui-state-\(UUID().uuidString)"
        var type = "tmux-256color"
        var locale = "C.UTF-8"
        /// A folder of terminfo entries that goes before the system's.
        var terminfo: String?
        /// Lets programs put texts into the clipboard, which tmux does not by itself.
        var takesCopies = false

        /// A command line for `sh` that runs `command` with nothing else in the environment about terminals.
        func running(_ command: String) -> String {
            let unset = ["NO_COLOR", "COLORTERM", "CLICOLOR", "CLICOLOR_FORCE"].map { "-u \($0)" }
            let set = [
                "SWIFT_BACKTRACE=enable=no", "LANG=\(locale)", "LC_ALL=\(locale)", "TERM=\(type)",
                "XDG_STATE_HOME=\(stateFolder)",
                terminfo.map { "TERMINFO=\($0)" } ?? "",
            ]
            return (["exec env"] + unset + set + ["sh -c \(Terminal.quoted(command))"]).joined(separator: " ")
        }
    }

    /// Starts `command` (for `sh -c`) in a terminal of some size.
    convenience init(_ command: String, width: Int = 120, height: Int = 40, type: String) throws {
        try self.init(command, width: width, height: height, kind: Kind(type: type))
    }

    /// Starts `command` (for `sh -c`) in a terminal of some size.
    /// - Parameter keepsState: whether what the program keeps is for another terminal of the same kind to find.
    init(
        _ command: String, width: Int = 120, height: Int = 40, kind: Kind = Kind(), keepsState: Bool = false
    ) throws {
        (self.kind, self.keepsState) = (kind, keepsState)
        let inside = kind.running(command)
        let options =
            ["-g remain-on-exit on", "-s escape-time 0", "-g status off"]
            + (kind.takesCopies ? ["-s set-clipboard on"] : [])
        let commands =
            ["start-server"] + options.map { "set-option \($0)" } + [
                "new-session -d -x \(width) -y \(height) \(Self.quoted(inside))",
                "resize-window -x \(width) -y \(height)",
            ]
        let start = "tmux -L \(socket) -f /dev/null \(commands.joined(separator: " \\; "))"
        // The server outlives its client, so it must not hold on to what the client's end is noticed by.
        let closing = "for fd in /proc/self/fd/*; do n=${fd##*/}; [ $n -gt 2 ] && eval \"exec $n>&-\"; done 2>/dev/null"
        _ = try Command.run("bash", ["-c", "\(closing); exec \(start) </dev/null >/dev/null 2>&1"])
        client = try TerminalClient(socket: socket)
    }

    /// Foundation starts programs with most signals blocked, so the server, which inherits that, never hears that its
    /// programs have ended and would wait for them for ever; it is therefore ended the hard way. Its programs notice
    /// that their terminal is gone.
    deinit {
        defer { if !keepsState { _ = try? FileManager.default.removeItem(atPath: kind.stateFolder) } }
        guard
            let words = try? value("#{pid} #{?pane_dead,0,#{pane_pid}} #{socket_path}").split(
                separator: " ", maxSplits: 2),
            words.count == 3, let server = pid_t(words[0]), server > 1
        else { return }
        // First the program, which would write down where it was when its terminal goes, then who has started it.
        for process in Self.family(of: String(words[1])).compactMap({ pid_t($0) }) where process > 1 {
            kill(process, SIGKILL)
        }
        kill(server, SIGKILL)
        unlink(String(words[2]))
    }

    // MARK: Doing

    /// Presses keys by tmux's names, such as "Enter", "BTab" or "q".
    func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

    /// Presses keys all at once.
    func press(all keys: [String]) throws { try tmux(["send-keys"] + keys) }

    /// Types text as it is.
    func type(_ text: String) throws { try tmux("send-keys", "-l", text) }

    /// Presses and releases the left button at a cell, counted from 0, as a terminal reports it to those who asked for
    /// the X10 protocol.
    func click(x: Int, y: Int) throws { try report(mouse: [0, 3], x: x, y: y) }

    /// Presses and releases the left button at a cell that may lie beyond the columns that ``click(x:y:)`` can tell, as the
    /// SGR protocol has it.
    func clickFar(x: Int, y: Int) throws { try type("\u{1B}[<0;\(x + 1);\(y + 1)M\u{1B}[<0;\(x + 1);\(y + 1)m") }

    /// Turns the wheel by one notch over a cell.
    func wheel(up: Bool, x: Int, y: Int) throws { try report(mouse: [up ? 64 : 65], x: x, y: y) }

    private func report(mouse buttons: [UInt8], x: Int, y: Int) throws {
        for button in buttons {
            let codes = [button + 32, UInt8(x + 33), UInt8(y + 33)].map { String(UnicodeScalar($0)) }
            try type("\u{1B}[M" + codes.joined())
        }
    }

    /// What a program has put into the clipboard last, which ends no line.
    var copied: String { get throws { String(try tmux("show-buffer").dropLast()) } }

    func resize(width: Int, height: Int) throws { try tmux("resize-window", "-x", "\(width)", "-y", "\(height)") }

    /// Writes to a file what the terminal is sent from now on, byte for byte.
    func record(to path: String) throws { try tmux("pipe-pane", "exec cat > \(Self.quoted(path))") }

    /// Starts another command in the terminal, whatever was running.
    func restart(_ command: String) throws {
        found = nil
        try tmux("respawn-pane", "-k", kind.running(command))
    }

    // MARK: Seeing

    /// The rows of the screen, blanks at their ends left out.
    var rows: [String] {
        get throws { Self.rows(of: try screen(styled: false)) }
    }

    static func rows(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
        }
    }

    var text: String { get throws { try rows.joined(separator: "\n") } }

    /// The cells of the screen with their colours.
    var cells: [[StyledCell]] { get throws { SGRParser.rows(of: try styledText) } }

    private var styledText: String { get throws { try screen(styled: true) } }

    /// What the screen shows, each row with its end.
    /// - Parameter styled: whether with the blanks at the ends of rows and the escape sequences that colour them.
    func screen(styled: Bool) throws -> String { try tmux(["capture-pane", "-p"] + (styled ? ["-e", "-N"] : [])) }

    /// A format of tmux, such as `#{alternate_on}`.
    func value(_ format: String) throws -> String {
        try tmux("display-message", "-p", format).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Waits until `condition` holds for the screen; fails with the screen as it is when it never does.
    func wait(for what: String, until condition: () throws -> Bool) throws {
        let deadline = Date().addingTimeInterval(Self.patience)
        // Most of what is waited for is there within milliseconds; for what takes longer it is not looked as often.
        var pause: UInt32 = 1_000
        while try !condition() {
            guard Date() < deadline else {
                throw Failure(description: "waited in vain for \(what); the screen is\n\(try text)")
            }
            usleep(pause)
            pause = min(2 * pause, 10_000)
        }
    }

    /// Waits until the screen holds `text`.
    func wait(forText expected: String) throws {
        try wait(for: "\"\(expected)\"") { try text.contains(expected) }
    }

    /// Waits until the program in the terminal has nothing to do, or has ended, and all that it has sent is on the screen.
    func settle() throws {
        try wait(for: "the program to come to rest") {
            guard let process = try program else { return true }
            do {
                guard try !isInputWaiting else { return false }
                let before = try ProcessWork(of: process)
                guard !before.isBusy else { return false }
                usleep(20_000)
                // Only a program that rests sends nothing: a frame takes several writes, and what comes between two of them
                // may fall into the middle of an escape sequence.
                guard try ProcessWork(of: process) == before else { return false }
                try catchUp()
                return try ProcessWork(of: process) == before
            } catch {
                // There is nothing to be read of a program that has ended.
                guard try program == process else { return true }
                throw error
            }
        }
    }

    /// Whether keys are on their way to the program. By the answer to a question that it is asked after them, the terminal has
    /// sent them; and who looks whether there is something to read has the system pass on what it holds.
    private var isInputWaiting: Bool {
        get throws {
            let way = open(try value("#{pane_tty}"), O_RDONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
            guard way >= 0 else { return false }
            defer { close(way) }
            var look = pollfd(fd: way, events: Int16(POLLIN), revents: 0)
            return poll(&look, 1, 0) > 0 && look.revents & Int16(POLLIN) != 0
        }
    }

    /// Waits until the terminal has read all that a program at rest has sent to it. It is sent one thing more on the same way, where
    /// its program works (`OSC 7`), of which nothing is seen; once it knows that, it knows all before.
    private func catchUp() throws {
        let place = UUID().uuidString
        guard let way = try? FileHandle(forWritingTo: URL(fileURLWithPath: value("#{pane_tty}"))) else { return }
        try way.write(contentsOf: Data("\u{1B}]7;\(place)\u{1B}\\".utf8))
        // A terminal that is held open does not hear that its program has ended.
        try way.close()
        try wait(for: "the terminal to read what it was sent") { try value("#{pane_path}") == place }
    }

    /// The process of the program under test, which is that of the terminal or one that a shell in it has started; `nil` once
    /// it has ended.
    var program: String? {
        get throws {
            let first = try found?.first ?? value("#{pane_pid}")
            if let known = found?.program, Self.isProgram(known, of: first) { return known }
            let program = ([first] + Self.children(of: first)).first { Self.isProgram($0, of: first) }
            found = (first, program)
            return program
        }
    }

    /// The processes that one has started and that have not ended.
    private static func children(of process: String) -> [String] {
        let children = try? String(contentsOfFile: "/proc/\(process)/task/\(process)/children", encoding: .utf8)
        return children?.split(separator: " ").map(String.init) ?? []
    }

    /// A process behind all that have come of it, each behind those that it has started.
    private static func family(of process: String) -> [String] { children(of: process).flatMap(family) + [process] }

    /// Whether a process is the program under test: the first one of the terminal, or started by that.
    private static func isProgram(_ process: String, of first: String) -> Bool {
        guard let stat = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let end = stat.lastIndex(of: ")")
        else { return false }
        // Behind the name, of which the system keeps fifteen bytes, come the state and the parent.
        let name = URL(fileURLWithPath: Command.gomaui).lastPathComponent.prefix(15)
        let fields = stat[end...].split(separator: " ")
        return stat[..<end] == "\(process) (\(name)" && fields.count > 2 && fields[1] != "Z"
            && (process == first || fields[2] == first)
    }

    // MARK: tmux

    @discardableResult
    private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

    @discardableResult
    private func tmux(_ arguments: [String]) throws -> String {
        try client.run(arguments)
    }

    static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}
