import Foundation

/// The parser of a page that comes line by line, in pieces of any size.
package struct PageLineReader: Sendable {
    private var lines: LineReader

    /// - Parameter count: lines that have been read before.
    package init(after count: Int = 0) { lines = LineReader(count: count) }

    /// Reads on; a line that has not ended yet waits for the next piece.
    package mutating func read(_ data: Data) -> PageLineBatch {
        var batch = PageLineBatch()
        lines.read(data) { Self.take($0, into: &batch) }
        return batch
    }

    /// Reads the last line, which may have no end.
    package mutating func finish() -> PageLineBatch {
        var batch = PageLineBatch()
        lines.finish { Self.take($0, into: &batch) }
        batch.isLast = true
        return batch
    }

    private static func take(_ line: LineReader.Line, into batch: inout PageLineBatch) {
        if !line.isBlank { batch.lines.append(PageLine(line.bytes.map(Array.init), number: line.number)) }
    }
}
