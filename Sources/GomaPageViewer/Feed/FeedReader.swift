import Foundation

/// The parser of a feed whose bytes come in pieces of any size. Bad lines are told and skipped.
package struct FeedReader<Event: FeedEvent>: Sendable {
    private(set) var lines = LineReader()

    package init() {}

    /// Reads on; a line that has not ended yet waits for the next piece.
    package mutating func read(_ data: Data) -> FeedBatch<Event> {
        var batch = FeedBatch<Event>()
        lines.read(data) { Self.take($0, into: &batch) }
        return batch
    }

    /// Reads the last line, which may have no end.
    package mutating func finish() -> FeedBatch<Event> {
        var batch = FeedBatch<Event>()
        lines.finish { Self.take($0, into: &batch) }
        return batch
    }

    private static func take(_ line: LineReader.Line, into batch: inout FeedBatch<Event>) {
        func tell(_ reason: String) { batch.problems.append(FeedProblem(line: line.number, reason: reason)) }
        guard let bytes = line.bytes else { return tell("is longer than \(LineReader.mostBytes) bytes") }
        guard !line.isBlank else { return }
        do {
            batch.events.append(try JSONDecoder().decode(Event.self, from: bytes))
        } catch let error as DecodingError {
            tell(words(for: error))
        } catch {
            tell("\(error)")
        }
    }

    private static func words(for error: DecodingError) -> String {
        if case .dataCorrupted(let context) = error, context.codingPath.isEmpty { return "is not JSON" }
        return StateProblem.words(for: error)
    }
}
