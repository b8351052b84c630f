import Foundation
import Synchronization

/// The bytes of an open file, a pipe or a stream, piece by piece, as they come.
package final class InputBytes: Sendable {
    /// What messages call it.
    package let name: String
    /// Whether it is a file, with an end, rather than something that brings its bytes as somebody writes them.
    package let isFile: Bool

    private let descriptor: Int32
    private let patience: InputPatience
    /// Whether a named pipe has had nobody who writes so far, which looks like its end.
    private let isUnwritten: Mutex<Bool>
    private let closesDescriptor: Bool

    /// - Parameters:
    ///   - isNamedPipe: whether it was opened without waiting for somebody who writes.
    ///   - closesDescriptor: whether the descriptor goes with it.
    init(
        _ descriptor: Int32, named name: String, isFile: Bool = false, isNamedPipe: Bool = false,
        patience: InputPatience = .endless, closesDescriptor: Bool = true
    ) {
        self.descriptor = descriptor
        self.name = name
        self.isFile = isFile
        self.patience = patience
        self.closesDescriptor = closesDescriptor
        isUnwritten = Mutex(isNamedPipe)
    }

    deinit { if closesDescriptor { close(descriptor) } }

    /// The next piece, once there is one; empty at the end.
    /// - Parameter mostBytes: how long it may be.
    /// - Throws: ``InputError/unreadable(file:reason:)``, and ``InputError/silent(file:seconds:)`` where patience ends.
    package func next(upTo mostBytes: Int) throws(InputError) -> Data {
        var buffer = [UInt8](repeating: 0, count: mostBytes)
        var hasWaited = false
        while true {
            let count = read(descriptor, &buffer, mostBytes)
            if count > 0 {
                isUnwritten.withLock { $0 = false }
                return Data(buffer[..<count])
            }
            if count == 0 {
                guard isUnwritten.withLock({ $0 }) else { return Data() }
                guard !hasWaited else { throw silence(patience.forWriter) }
                let isWritten = try isReady(within: patience.forWriter)
                isUnwritten.withLock { $0 = !isWritten }
                hasWaited = true
            } else if errno == EAGAIN {
                // Somebody has it open to write.
                isUnwritten.withLock { $0 = false }
                guard try isReady(within: patience.forBytes) else { throw silence(patience.forBytes) }
            } else if errno != EINTR {
                throw problem
            }
        }
    }

    /// Waits until there is something to be read, or somebody who could have written has gone.
    /// - Returns: `false` where nothing of that has happened in time.
    private func isReady(within time: Duration?) throws(InputError) -> Bool {
        let end = time.map { ContinuousClock.now + $0 }
        while true {
            let left = end.map { max(.zero, $0 - ContinuousClock.now) }
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let count = poll(&wait, 1, left.map { Int32(($0 / .milliseconds(1)).rounded(.up)) } ?? -1)
            if count >= 0 { return count > 0 }
            guard errno == EINTR else { throw problem }
        }
    }

    /// What the system said last.
    private var problem: InputError { .unreadable(file: name, reason: SystemReason.last) }

    private func silence(_ time: Duration?) -> InputError {
        .silent(file: name, seconds: Int((time ?? .zero) / .seconds(1)))
    }
}
