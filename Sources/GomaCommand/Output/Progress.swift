/// The progress line of long work, on standard error where that is a terminal.
enum Progress {
    /// Does work that reports progress; the line is gone when it is done, or has failed.
    static func during<Result>(_ work: () throws -> Result) rethrows -> Result {
        defer { finish() }
        return try work()
    }

    static func report(_ text: String) { Output.show(progress: text) }

    static func finish() { Output.show(progress: nil) }
}
