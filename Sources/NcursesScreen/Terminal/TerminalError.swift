/// The reason why a program cannot be shown on the terminal it was started on.
public enum TerminalError: Error, Hashable, Sendable {
    /// The two ends of a terminal, by their usual names.
    public enum Stream: String, Hashable, Sendable {
        case standardInput = "standard input"
        case standardOutput = "standard output"
    }

    /// It leads to a file, a pipe or nowhere.
    case notATerminal(Stream)
    /// The environment says no `TERM`.
    case typeNotSet
    /// What `TERM` says is not in terminfo.
    case unknownType(String)
    /// Known, but text can be put on it only line by line: terminfo has no `cup` for it.
    case cannotMoveCursor(type: String)
    /// No more files may be open than are already.
    case tooFewFiles(limit: Int)
    /// ncurses would not start, for a reason it keeps to itself.
    case cannotStart(type: String)
}

extension TerminalError: CustomStringConvertible {
    /// One line: what was given, what is wrong with it, what would be right.
    public var description: String {
        switch self {
        case .notATerminal(let stream):
            "\(stream.rawValue) is not a terminal; start the program in one, without a pipe or a redirection"
        case .typeNotSet:
            "TERM is not set, so what the terminal can do is not known; set it, for example TERM=xterm-256color"
        case .unknownType(let type):
            "TERM=\(shown(type)) is not in this system's terminfo; set it to one that is, such as xterm-256color"
        case .cannotMoveCursor(let type):
            "TERM=\(shown(type)) cannot move the cursor, which a full screen needs; set it to the terminal really used, "
                + "such as xterm-256color"
        case .tooFewFiles(let limit):
            "\(limit) files may be open at a time, which is too few for a full screen; allow more, such as with "
                + "\"ulimit -n 256\""
        case .cannotStart(let type):
            "ncurses cannot start on TERM=\(shown(type)); try another type, such as xterm-256color"
        }
    }

    private func shown(_ type: String) -> String { DisplayText(type).truncated(to: 40).string }
}
