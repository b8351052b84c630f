import Foundation
import GomaKit

/// What a file of YAML, JSON or JSON Lines holds, on a page: `{kind: file, path: news.json}`.
///
/// However long it is, of its elements those are read that somebody looks at.
final class FileSource: WrittenSource, ChecksFiles {
    private let read: () throws -> JSONDocument
    private var document: JSONDocument?
    /// How many values have been read.
    private(set) var readCount = 0

    /// - Parameter read: reads the file, now and again.
    init(_ read: @escaping () throws -> JSONDocument) {
        self.read = read
        super.init(.data)
        retry()
    }

    override func retry() {
        do {
            document = try read()
            phase = .ready
        } catch {
            phase = .failed(reason: "\(error)")
        }
        changes.tell(())
    }

    func mistakesInFiles() -> [(option: String, words: String)] {
        guard case .failed(let reason) = phase else { return [] }
        return reason.split(separator: "\n").map { ("path", String($0)) }
    }

    override var text: JSONText? { document?.whole }

    override var elements: JSONElements? { document?.elements }

    override func willRead() { readCount += 1 }

    override var value: Any? {
        willRead()
        return document?.value
    }
}
