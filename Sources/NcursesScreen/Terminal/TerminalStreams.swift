import Synchronization

/// Standard input and output, led to the program's terminal where they lead elsewhere, as in a pipe.
///
/// Whoever reads what is piped in makes one before the screen is opened: keys come from the terminal then, and the feed
/// from ``pipedInput``. A program that wants its picture in nothing but a terminal leads standard input alone.
public struct TerminalStreams: Sendable {
    /// What standard input was, to be read while keys come from the terminal; `nil` where it is the terminal, or is
    /// not led there.
    public let pipedInput: Int32?
    /// What standard output was; `nil` where it is the terminal, or is not led there.
    private let pipedOutput: Int32?
    private let end = End()

    /// The mark that the end has come: both lead where they led before.
    private final class End: Sendable {
        let hasCome = Atomic(false)
    }

    /// - Parameter streams: those to lead to the terminal; the other stays as it is.
    /// - Throws: ``TerminalError`` where the program has no terminal, or no file can be opened; both are as they were
    ///   then.
    public init(
        leading streams: Set<TerminalError.Stream> = [.standardInput, .standardOutput]
    ) throws(TerminalError) {
        // What was printed before belongs to those who read the pipe.
        fflush(nil)
        pipedInput = streams.contains(.standardInput) ? try Self.lead(STDIN_FILENO, as: .standardInput) : nil
        do {
            pipedOutput = streams.contains(.standardOutput) ? try Self.lead(STDOUT_FILENO, as: .standardOutput) : nil
        } catch {
            Self.giveBack(pipedInput, STDIN_FILENO)
            throw error
        }
    }

    /// Leads both where they led before, once; nothing can be read from ``pipedInput`` any more.
    public func giveBack() {
        guard !end.hasCome.exchange(true, ordering: .acquiringAndReleasing) else { return }
        fflush(nil)
        Self.giveBack(pipedInput, STDIN_FILENO)
        Self.giveBack(pipedOutput, STDOUT_FILENO)
    }

    /// Leads a stream to the terminal.
    /// - Returns: where it led before; `nil` where that was the terminal.
    private static func lead(
        _ descriptor: Int32, as stream: TerminalError.Stream
    ) throws(TerminalError) -> Int32? {
        guard isatty(descriptor) != 1 else { return nil }
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { throw problem(stream) }
        defer { close(terminal) }
        let aside = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
        guard aside >= 0 else { throw problem(stream) }
        guard dup2(terminal, descriptor) >= 0 else {
            close(aside)
            throw .notATerminal(stream)
        }
        return aside
    }

    /// What the system said last.
    private static func problem(_ stream: TerminalError.Stream) -> TerminalError {
        OpenFiles.isLacking(errno) ? .tooFewFiles(limit: OpenFiles.limit) : .notATerminal(stream)
    }

    private static func giveBack(_ aside: Int32?, _ descriptor: Int32) {
        guard let aside else { return }
        dup2(aside, descriptor)
        close(aside)
    }
}
