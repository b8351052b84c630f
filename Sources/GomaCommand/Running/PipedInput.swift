import NcursesScreen

/// What is piped into standard input while the keys come from the terminal.
enum PipedInput {
    /// Has the keys come from the terminal from now on.
    /// - Parameter what: what is piped in, for messages, such as "feed".
    /// - Throws: a ``Failure`` where nothing is piped in, or where there is no terminal to read keys from; `InputError`
    ///   for a folder.
    static func open(_ what: String) throws -> InputBytes {
        let streams: TerminalStreams
        do throws(TerminalError) {
            streams = try TerminalStreams(leading: [.standardInput])
        } catch {
            guard case .notATerminal = error else { throw error }
            throw Failure(
                "there is no terminal to read keys from; a \(what) on standard input needs one besides it",
                code: FailureCode.unavailable)
        }
        guard let piped = streams.pipedInput else {
            throw Failure(
                "standard input is the terminal, where the keys come from; pipe the \(what) in, or name its file",
                code: FailureCode.usage)
        }
        return try InputFile.standardInputStream(from: piped)
    }
}
