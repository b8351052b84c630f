import Foundation

/// Reads what comes through a pipe piece by piece, each with the same byte behind it.
package final class PieceReader {
    private let source: FileHandle
    private let end: UInt8
    private var pieces: ArraySlice<Data> = []
    /// The beginning of a piece whose end has not come.
    private var beginning = Data()

    package init(_ source: FileHandle, end: UInt8) {
        self.source = source
        self.end = end
    }

    /// The next piece, without its end; `nil` where none has come for a minute, or can come any more.
    package func next() -> Data? {
        while pieces.isEmpty {
            var descriptor = pollfd(fd: source.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&descriptor, 1, 60_000) > 0 else { return nil }
            let data = source.availableData
            guard !data.isEmpty else { return nil }
            var parts = data.split(separator: end, omittingEmptySubsequences: false).map { Data($0) }
            // Where it is, as what has come before may be thousands of times as long.
            beginning.append(parts[0])
            guard parts.count > 1 else { continue }
            parts[0] = beginning
            beginning = parts.removeLast()
            pieces = parts[...]
        }
        return pieces.removeFirst()
    }
}
