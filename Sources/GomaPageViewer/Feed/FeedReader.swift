import Foundation
import GomaKit
import GomaPages
import GomaReview

/// The parser of a feed whose bytes come in pieces of any size. Bad lines are told and skipped.
package struct FeedReader<Event: FeedEvent>: Sendable {
    private(set) var lineCount = 0
    private var rest = Data()
    private var skipsLine = false

    /// Bytes of a line that has not ended yet.
    var waitingBytes: Int { rest.count }

    /// Bytes that a line may have.
    static var mostBytes: Int { 1 << 16 }

    package init() {}

    /// Reads on; a line that has not ended yet waits for the next piece.
    package mutating func read(_ data: Data) -> FeedBatch<Event> {
        var batch = FeedBatch<Event>()
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
    package mutating func finish() -> FeedBatch<Event> {
        var batch = FeedBatch<Event>()
        if !rest.isEmpty || skipsLine { take(rest, into: &batch) }
        rest.removeAll()
        return batch
    }

    private mutating func take(_ line: Data, into batch: inout FeedBatch<Event>) {
        lineCount += 1
        let isTooLong = skipsLine || line.count > Self.mostBytes
        skipsLine = false
        guard !isTooLong else { return tell("is longer than \(Self.mostBytes) bytes", &batch) }
        guard line.contains(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") }) else { return }
        do {
            batch.events.append(try JSONDecoder().decode(Event.self, from: line))
        } catch let error as DecodingError {
            tell(Self.words(for: error), &batch)
        } catch {
            tell("\(error)", &batch)
        }
    }

    private func tell(_ reason: String, _ batch: inout FeedBatch<Event>) {
        batch.problems.append(FeedProblem(line: lineCount, reason: reason))
    }

    private static func words(for error: DecodingError) -> String {
        if case .dataCorrupted(let context) = error, context.codingPath.isEmpty { return "is not JSON" }
        return StateProblem.words(for: error)
    }
}
