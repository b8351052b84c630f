import Foundation
import GomaReview
import TerminalKit

/// The journal of events in a file, one line of JSON each: the moment in seconds, the name, and the subject.
package final class EventJournal {
    private struct Line: Encodable {
        let time: Double
        let name: String
        let subject: String
    }

    private let path: String
    private let descriptor: Int32
    private let encoder = JSONEncoder()
    /// Told once why no more can be written.
    package var onFailure: ((OutputError) -> Void)?
    /// Why no more can be written; `nil` as long as all has been.
    package private(set) var problem: OutputError?

    /// Opens a file to append to, and makes it where there is none.
    /// - Throws: `OutputError.cannotWrite(path:reason:)`.
    package init(path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
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
            let text = OutputForm.json.safe(String(decoding: line, as: UTF8.self)) + "\n"
            if let reason = WholeFile.send(Data(text.utf8), to: descriptor) { fail(reason) }
        } catch {
            fail(SystemReason.words(for: error))
        }
    }

    private func fail(_ reason: String) {
        let error = OutputError.cannotWrite(path: path, reason: reason)
        problem = error
        onFailure?(error)
    }
}
