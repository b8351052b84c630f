import Foundation

/// How far a long work has come, on standard error where that is a terminal.
enum Progress {
    static func report(_ text: String) { write("\r\u{1B}[K\(text)") }

    static func finish() { write("\r\u{1B}[K") }

    private static func write(_ text: String) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        FileHandle.standardError.write(Data(text.utf8))
    }
}
