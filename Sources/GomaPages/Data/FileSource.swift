import GomaKit

/// What a file of YAML, JSON or JSON Lines holds, on a page: `{kind: file, path: news.json}`.
final class FileSource: PageSource {
    private let read: () throws -> JSONValue
    private var json: JSONValue?

    /// - Parameter read: reads the file, now and again.
    init(_ read: @escaping () throws -> JSONValue) {
        self.read = read
        super.init(.data)
        retry()
    }

    override func retry() {
        do {
            json = try read()
            phase = .ready
        } catch {
            phase = .failed(reason: "\(error)")
        }
        changes.tell(())
    }

    override var value: Any? { json }

    override var elementIDs: [String]? { json.flatMap(FieldSource.ids) }
}
