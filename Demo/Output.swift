import Foundation

/// Standard output: quiet when its reader has gone, loud when it cannot be written.
enum Output {
    /// Columns of the terminal, or `nil` where output goes elsewhere.
    static var terminalWidth: Int? {
        var size = winsize()
        guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// - Throws: a ``Failure`` where the system refuses; a reader that has gone ends the program quietly.
    static func write(_ lines: [String]) throws {
        let data = Data((lines.joined(separator: "\n") + "\n").utf8)
        var sent = 0
        while sent < data.count {
            let count = data.withUnsafeBytes { bytes in
                Foundation.write(STDOUT_FILENO, bytes.baseAddress?.advanced(by: sent), data.count - sent)
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EPIPE { Foundation.exit(0) }
            guard count >= 0 else {
                throw Failure(
                    "cannot write to standard output: \(String(cString: strerror(errno)))",
                    code: FailureCode.cannotWrite)
            }
            sent += count
        }
    }
}
