import Dispatch
import Foundation
import GomaPages

/// A feed that comes in through standard input or a pipe while the keys come from the terminal.
///
/// Lines are read and taken apart away from the main queue, so that keys are answered at once however many come.
final class FeedInput: Sendable {
    private let queue = DispatchQueue(label: "feed")
    private let descriptor: Int32

    /// Moves standard input aside and puts the terminal in its place.
    /// - Throws: a ``Failure`` where there is no terminal to read keys from.
    init() throws {
        let feed = dup(STDIN_FILENO)
        let terminal = open("/dev/tty", O_RDWR)
        guard feed >= 0, terminal >= 0, dup2(terminal, STDIN_FILENO) >= 0 else {
            throw Failure(
                "there is no terminal to read keys from; a feed on standard input needs one besides it",
                code: FailureCode.unavailable)
        }
        close(terminal)
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
