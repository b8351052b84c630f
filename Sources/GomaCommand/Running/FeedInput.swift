import Dispatch
import Foundation
import GomaPages
import NcursesScreen

/// A feed that comes in through standard input or a pipe while the keys come from the terminal.
///
/// Lines are read and taken apart away from the main queue, so that keys are answered at once however many come.
final class FeedInput: Sendable {
    private let queue = DispatchQueue(label: "feed")
    private let descriptor: Int32

    /// Reads what is piped into standard input, and has the keys come from the terminal.
    /// - Throws: a ``Failure`` where nothing is piped in, or where there is no terminal to read keys from.
    init() throws {
        let streams: TerminalStreams
        do {
            streams = try TerminalStreams(leading: [.standardInput])
        } catch {
            throw Failure(
                "there is no terminal to read keys from; a feed on standard input needs one besides it",
                code: FailureCode.unavailable)
        }
        guard let feed = streams.pipedInput else {
            throw Failure(
                "standard input is the terminal, where the keys come from; pipe the feed in, or name its file",
                code: FailureCode.usage)
        }
        descriptor = feed
    }

    /// Reads from what is open already.
    init(_ file: FileHandle) {
        // The descriptor is closed when the feed ends, and the handle closes its own.
        descriptor = dup(file.fileDescriptor)
    }

    /// Reads until the feed ends.
    /// - Parameter onBatch: told what came in, on the main actor.
    func start(onBatch: @escaping @MainActor @Sendable (FeedReader.Batch) -> Void) {
        queue.async { [descriptor] in
            var reader = FeedReader()
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                let batch = count > 0 ? reader.read(Data(buffer[..<count])) : reader.finish()
                if !batch.events.isEmpty || !batch.problems.isEmpty {
                    DispatchQueue.main.sync { MainActor.assumeIsolated { onBatch(batch) } }
                }
                guard count > 0 else { break }
            }
            close(descriptor)
        }
    }
}
