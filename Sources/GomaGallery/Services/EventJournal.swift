import Foundation

/// The journal of events in a file, one line of JSON each: the moment in seconds, the name, and the subject.
///
/// It waits for nobody: a pipe or a terminal that takes no more loses lines, which are counted, and whole.
package final class EventJournal {
    private struct Line: Encodable {
        let time: Double
        let name: String
        let subject: String
    }

    private let path: String
    private let descriptor: Int32
    private let encoder = JSONEncoder()
    /// The end of a line that was taken in part; it goes before any other.
    private var rest = Data()
    private var lostCount = 0
    /// Told once why no more can be written, and once that lines are lost.
    package var onFailure: ((OutputError) -> Void)?
    /// Why no more can be written; `nil` as long as all has been.
    package private(set) var problem: OutputError?

    /// Opens a file to append to, and makes it where there is none.
    /// - Throws: `OutputError.cannotWrite(path:reason:)`, or `OutputError.nobodyReads(path:)` for a pipe.
    package init(path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0o644)
        guard descriptor >= 0 else {
            guard errno != ENXIO else { throw .nobodyReads(path: path) }
            throw .cannotWrite(path: path, reason: SystemReason.last)
        }
        self.path = path
        self.descriptor = descriptor
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    deinit { close(descriptor) }

    /// Writes an event down, unless one before it could not be.
    package func append(_ event: GalleryEvent) {
        guard problem == nil else { return }
        let seconds = (event.time.offset / .milliseconds(1)).rounded() / 1000
        do {
            let line = try encoder.encode(Line(time: seconds, name: event.name, subject: event.subject))
            try write(Data((OutputForm.json.safe(String(decoding: line, as: UTF8.self)) + "\n").utf8))
        } catch {
            fail(error as? OutputError ?? .cannotWrite(path: path, reason: SystemReason.words(for: error)))
        }
    }

    /// Writes what is left, as far as that is taken.
    /// - Returns: what went wrong; `nil` where every line has been written.
    package func finish() -> OutputError? {
        do throws(OutputError) {
            if problem == nil, try !sendRest() { lostCount += 1 }
        } catch {
            problem = error
        }
        return problem ?? (lostCount == 0 ? nil : .linesLost(count: lostCount, path: path))
    }

    private func write(_ line: Data) throws(OutputError) {
        guard try sendRest() else { return lose() }
        rest = line
        if try sendRest() { return }
        // A line of which nothing was taken leaves no mark; of the others the end has to follow.
        guard rest.count == line.count else { return }
        rest = Data()
        lose()
    }

    /// Writes as much of ``rest`` as is taken at once.
    /// - Returns: whether that was all.
    private func sendRest() throws(OutputError) -> Bool {
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = Data(rest.dropFirst(count))
            } else if count == 0 || errno == EAGAIN {
                return false
            } else if errno != EINTR {
                throw .cannotWrite(path: path, reason: SystemReason.last)
            }
        }
        return true
    }

    private func lose() {
        lostCount += 1
        if lostCount == 1 { onFailure?(.linesLost(count: 1, path: path)) }
    }

    private func fail(_ error: OutputError) {
        problem = error
        onFailure?(error)
    }
}
