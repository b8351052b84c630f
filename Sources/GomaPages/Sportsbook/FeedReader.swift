import Foundation
import GomaReview
import GomaUI

/// A line of a feed that says nothing that can be used.
package struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
    /// Counted from one.
    let line: Int
    let reason: String

    package var description: String { "\(cause); skipped" }

    /// Which line, and what is wrong with it.
    var cause: String { "line \(line): \(reason)" }
}

/// The parser of a feed whose bytes come in pieces of any size. Bad lines are told and skipped.
package struct FeedReader: Sendable {
    private(set) var lineCount = 0
    private var rest = Data()
    private var skipsLine = false

    /// Bytes of a line that has not ended yet.
    var waitingBytes: Int { rest.count }

    /// Bytes that a line may have.
    static let mostBytes = 1 << 16

    package init() {}

    /// The events and problems that a piece of the feed brings.
    package struct Batch: Sendable {
        package var events: [FeedEvent] = []
        package var problems: [FeedProblem] = []
        /// Why no more of the feed can be read, which is not its end.
        package var failure: InputError?

        package init(events: [FeedEvent] = [], problems: [FeedProblem] = [], failure: InputError? = nil) {
            self.events = events
            self.problems = problems
            self.failure = failure
        }

        /// Whether there is nothing to be told.
        package var isEmpty: Bool { events.isEmpty && problems.isEmpty && failure == nil }
    }

    /// Reads on; a line that has not ended yet waits for the next piece.
    package mutating func read(_ data: Data) -> Batch {
        var batch = Batch()
        var start = data.startIndex
        while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
            if rest.isEmpty {
                take(data[start..<end], into: &batch)
            } else {
                rest.append(data[start..<end])
                take(rest, into: &batch)
                rest.removeAll(keepingCapacity: true)
            }
            start = data.index(after: end)
        }
        rest.append(data[start...])
        if rest.count > Self.mostBytes {
            skipsLine = true
            rest.removeAll(keepingCapacity: true)
        }
        return batch
    }

    /// Reads the last line, which may have no end.
    package mutating func finish() -> Batch {
        var batch = Batch()
        if !rest.isEmpty || skipsLine { take(rest, into: &batch) }
        rest.removeAll()
        return batch
    }

    private mutating func take(_ line: Data, into batch: inout Batch) {
        lineCount += 1
        let isTooLong = skipsLine || line.count > Self.mostBytes
        skipsLine = false
        guard !isTooLong else { return tell("is longer than \(Self.mostBytes) bytes", &batch) }
        guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { return }
        do {
            batch.events.append(try JSONDecoder().decode(FeedEvent.self, from: line))
        } catch let error as DecodingError {
            tell(Self.words(for: error), &batch)
        } catch {
            tell("\(error)", &batch)
        }
    }

    private func tell(_ reason: String, _ batch: inout Batch) {
        batch.problems.append(FeedProblem(line: lineCount, reason: reason))
    }

    private static func words(for error: DecodingError) -> String {
        if case .dataCorrupted(let context) = error, context.codingPath.isEmpty { return "is not JSON" }
        return StateProblem.words(for: error)
    }
}
