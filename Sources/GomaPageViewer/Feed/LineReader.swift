import Foundation

/// Takes bytes that come in pieces of any size apart into lines.
struct LineReader: Sendable {
    /// A line without its end.
    struct Line {
        /// Counted from one.
        let number: Int
        /// `nil` for a line that is longer than any may be.
        let bytes: Data?

        /// Whether nothing stands in it.
        var isBlank: Bool { bytes?.allSatisfy { Self.blanks.contains($0) } ?? false }

        private static let blanks = Array(" \t\r".utf8)
    }

    /// Lines so far.
    private(set) var count: Int
    private var rest = Data()
    private var skipsLine = false

    /// - Parameter count: lines that have been read before.
    init(count: Int = 0) { self.count = count }

    static let mostBytes = PageLine.mostBytes

    /// Bytes of a line that has not ended yet.
    var waitingBytes: Int { rest.count }

    /// Reads on; a line that has not ended yet waits for the next piece.
    mutating func read(_ data: Data, _ take: (Line) -> Void) {
        var start = data.startIndex
        while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
            if rest.isEmpty {
                self.end(data[start..<end], take)
            } else {
                rest.append(data[start..<end])
                self.end(rest, take)
                rest.removeAll(keepingCapacity: true)
            }
            start = data.index(after: end)
        }
        rest.append(data[start...])
        if rest.count > Self.mostBytes {
            skipsLine = true
            rest.removeAll(keepingCapacity: true)
        }
    }

    /// Reads the last line, which may have no end.
    mutating func finish(_ take: (Line) -> Void) {
        if !rest.isEmpty || skipsLine { end(rest, take) }
        rest.removeAll()
    }

    private mutating func end(_ line: Data, _ take: (Line) -> Void) {
        count += 1
        let isTooLong = skipsLine || line.count > Self.mostBytes
        skipsLine = false
        take(Line(number: count, bytes: isTooLong ? nil : line))
    }
}
