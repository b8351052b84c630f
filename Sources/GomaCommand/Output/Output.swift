import Foundation

/// Standard output and standard error. Nothing else writes to either, so that all of it passes one gate: whatever control
/// characters a file, a name or a word holds, they are shown and do nothing.
enum Output {
    /// Columns of the terminal, or `nil` where output goes elsewhere.
    static var terminalWidth: Int? {
        var size = winsize()
        guard isTerminal, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Columns for lists and tables: those of the terminal; elsewhere those that COLUMNS asks for, or `nil` for whole
    /// lines, as programs read them.
    static var listWidth: Int? {
        terminalWidth ?? ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }.map { max(40, $0) }
    }

    static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Takes the place of standard streams that are closed, before a file that is opened could: writing to them fails,
    /// and reading from them too.
    static func holdStandardStreams() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
        where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    /// Lines as they are written, each with its end; nothing for none, of which a blank line would be one.
    static func text(of lines: [String], as form: OutputForm = .text) -> String {
        lines.map { form.safe($0) + "\n" }.joined()
    }

    /// Writes lines to standard output: quiet when its reader has gone, loud when it cannot be written.
    /// - Parameters:
    ///   - form: which control characters are meant.
    ///   - code: what the program ends with where the reader has gone: what has been found out holds all the same.
    /// - Throws: a ``Failure`` where the system refuses; a reader that has gone, or a terminal, ends the program quietly.
    static func write(_ lines: [String], as form: OutputForm = .text, code: Int32 = 0) throws {
        guard let problem = send(text(of: lines, as: form), to: STDOUT_FILENO) else { return }
        if problem == EPIPE || problem == EIO && isDevice(STDOUT_FILENO) { Foundation.exit(code) }
        throw Failure(
            "cannot write to standard output: \(String(cString: strerror(problem)))", code: FailureCode.cannotWrite)
    }

    /// Whether it is a terminal, even one that is gone: such a one does not answer any more that it is one, and takes nothing.
    private static func isDevice(_ descriptor: Int32) -> Bool {
        var facts = stat()
        return fstat(descriptor, &facts) == 0 && facts.st_mode & S_IFMT == S_IFCHR
    }

    /// Tells problems on standard error, each on a line of its own. Where that cannot be written, nobody is there to hear.
    static func report(_ problems: [String]) {
        _ = send(problems.map { "\(Program.name): \(OutputForm.text.safe($0))\n" }.joined(), to: STDERR_FILENO)
    }

    /// Writes lines to standard error that are no problem, but what was asked for beside the output.
    static func tell(_ lines: [String]) {
        _ = send(text(of: lines), to: STDERR_FILENO)
    }

    /// Puts a line on standard error in place of the one before, where that is a terminal; takes it away where `nil`.
    static func show(progress text: String?) {
        guard isatty(STDERR_FILENO) == 1 else { return }
        _ = send("\r\u{1B}[K" + OutputForm.text.safe(text ?? ""), to: STDERR_FILENO)
    }

    /// - Returns: the system's number for what went wrong; `nil` where all has been sent.
    private static func send(_ text: String, to descriptor: Int32) -> Int32? {
        WholeFile.send(Data(text.utf8), to: descriptor)
    }
}
