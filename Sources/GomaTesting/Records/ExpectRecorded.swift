import Foundation
import Testing

/// Records an issue where a text is another than the one that a file of the test's package keeps, with the first lines that
/// differ. ``Recording`` has it written: where the file is `missing`, or `all` that differ.
@MainActor
package func expectRecorded(
    _ text: String, in path: String, filePath: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    do {
        let recording = try Recording(environment: ProcessInfo.processInfo.environment)
        let message = try RecordCheck(path: ApprovedFolder.path(path, forTestAt: filePath), recording: recording)
            .message(about: text)
        if let message { Issue.record(Comment(rawValue: "\(path) \(message)"), sourceLocation: sourceLocation) }
    } catch {
        Issue.record(Comment(rawValue: "\(path): \(error)"), sourceLocation: sourceLocation)
    }
}
