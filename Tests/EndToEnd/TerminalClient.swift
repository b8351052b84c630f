import Foundation
import TestSupport

/// A client that stays with a tmux server and takes its commands line by line (tmux's control mode), where a program of its own
/// for each of them takes some milliseconds.
final class TerminalClient {
    private let process = Process()
    private let commands = Pipe()
    private let answers: PieceReader

    /// Joins the session of the server on a socket, whose size stays as it is.
    init(socket: String) throws {
        process.executableURL = try Command.file(of: "tmux")
        process.arguments =
            ["-u", "-L", socket, "-f", "/dev/null", "-C", "attach-session", "-f", "ignore-size,no-output"]
        let output = Pipe()
        answers = PieceReader(output.fileHandleForReading, end: 0x0A)
        process.standardInput = commands
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    /// Carries out a command, or several with ";" between them, and hands on what they print; nothing of one that fails, and of
    /// those behind it.
    func run(_ words: [String]) throws -> String {
        guard process.isRunning else { throw ended }
        let line = words.map { $0 == ";" ? $0 : Self.quoted($0) }.joined(separator: " ")
        try commands.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
        var text = ""
        for _ in 0...words.count(where: { $0 == ";" }) {
            guard let answer = try answer() else { break }
            text += answer
        }
        return text
    }

    /// What the next command of this client prints; `nil` where it fails.
    private func answer() throws -> String? {
        // "%begin TIME NUMBER FLAGS", where the flags are 1 for what this client asks for.
        var begin = ""
        while !begin.hasPrefix("%begin ") || !begin.hasSuffix(" 1") { begin = try line() }
        let mark = begin.dropFirst("%begin".count)
        var text = ""
        while true {
            let line = try line()
            if line == "%end\(mark)" { return text }
            if line == "%error\(mark)" { return nil }
            text += line + "\n"
        }
    }

    /// The next line of what the server says, without its end.
    private func line() throws -> String {
        guard let line = answers.next() else { throw ended }
        return String(decoding: line, as: UTF8.self)
    }

    private var ended: Terminal.Failure { Terminal.Failure(description: "the server of the terminal has ended") }

    /// A word as tmux's own commands have it: in single quotes, between which a quote and the end of a line stand in double ones.
    private static func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: "'\"'\"'").replacing("\n", with: "'\"\\n\"'") + "'"
    }
}
