import Foundation
import TerminalKit

/// Appends every event to a file, one line of JSON each: the moment in seconds, the name, and the subject.
public final class EventJournal {
    private struct Line: Encodable {
        let time: Double
        let name: String
        let subject: String
    }

    private let path: String
    private let file: FileHandle
    private let encoder = JSONEncoder()
    /// Told once why no more can be written.
    public var onFailure: ((OutputError) -> Void)?
    private var hasFailed = false

    /// Opens a file to append to, and makes it where there is none.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``.
    public init(path: String) throws(OutputError) {
        let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .cannotWrite(path: path, reason: String(cString: strerror(errno)))
        }
        self.path = path
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    public func append(_ event: GalleryEvent) {
        guard !hasFailed else { return }
        let seconds = (event.time.offset / .milliseconds(1)).rounded() / 1000
        do {
            var data = try encoder.encode(Line(time: seconds, name: event.name, subject: event.subject))
            data.append(0x0A)
            try file.write(contentsOf: data)
        } catch {
            hasFailed = true
            onFailure?(.cannotWrite(path: path, reason: SystemReason.words(for: error)))
        }
    }
}
