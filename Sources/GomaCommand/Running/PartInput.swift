import Dispatch
import Foundation

/// The parts of a page that come through standard input while the keys come from the terminal.
///
/// Lines are taken apart away from the main queue, a few dozen at once, so that keys are answered in between.
final class PartInput: Sendable {
    private let queue = DispatchQueue(label: "parts")
    private let bytes: InputBytes
    private let first: PageLine
    /// What has been read behind the first line already.
    private let start: Data

    private static let pieceBytes = 1 << 12

    /// - Parameter first: the first line, which may be a part.
    init(_ bytes: InputBytes, beginning first: PageLine, _ start: Data) {
        self.bytes = bytes
        self.first = first
        self.start = start
    }

    /// Reads until the page ends, or can be read no further.
    /// - Parameter onBatch: told what came in, on the main actor.
    func start(onBatch: @escaping @MainActor @Sendable (PageLineBatch) -> Void) {
        queue.async { [self] in
            read { batch in DispatchQueue.main.sync { MainActor.assumeIsolated { onBatch(batch) } } }
        }
    }

    /// All parts, once there are no more.
    /// - Throws: `InputError` where they can be read no further.
    func all() throws -> [[PageLine]] {
        var lines: [[PageLine]] = []
        var failure: InputError?
        read { batch in
            lines.append(batch.lines)
            failure = failure ?? batch.failure
        }
        if let failure { throw failure }
        return lines
    }

    private func read(_ take: (PageLineBatch) -> Void) {
        if first.isPart { take(PageLineBatch([first])) }
        var reader = PageLineReader(after: first.number)
        var rest = start
        var isAtEnd = false
        while !isAtEnd {
            var batch: PageLineBatch
            do throws(InputError) {
                let piece = rest.isEmpty ? try bytes.next(upTo: Self.pieceBytes) : Data(rest.prefix(Self.pieceBytes))
                rest = rest.dropFirst(piece.count)
                isAtEnd = piece.isEmpty
                batch = isAtEnd ? reader.finish() : reader.read(piece)
            } catch {
                isAtEnd = true
                batch = PageLineBatch(failure: error)
            }
            if !batch.isEmpty { take(batch) }
        }
    }
}
