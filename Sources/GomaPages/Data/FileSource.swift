/// What a file of YAML, JSON or JSON Lines holds, on a page: `{kind: file, path: news.json}`.
///
/// However long it is, of its elements those are read that somebody looks at.
final class FileSource: WrittenSource, ChecksFiles {
    private let read: () throws -> JSONDocument
    private var document: JSONDocument?
    /// What is wrong with the file as it was read last; `nil` where nothing is.
    private var mistake: String?
    /// How many values have been read.
    private(set) var readCount = 0

    /// - Parameter read: reads the file, now and again.
    init(_ read: @escaping () throws -> JSONDocument) {
        self.read = read
        super.init(.data)
        retry()
    }

    override func retry() { readAgain(staysReady: false) }

    /// Reads the file again, which may have been saved; one that cannot be read leaves what is shown of it.
    func renew() { readAgain(staysReady: phase == .ready) }

    private func readAgain(staysReady: Bool) {
        do {
            document = try read()
            mistake = nil
            phase = .ready
        } catch {
            let reason = "\(error)"
            mistake = reason
            if !staysReady { phase = .failed(reason: reason) }
        }
        changes.tell(())
    }

    func mistakesInFiles() -> [(option: String, words: String)] {
        guard let mistake else { return [] }
        return mistake.split(separator: "\n").map { ("path", String($0)) }
    }

    override var text: JSONText? { document?.whole }

    override var elements: JSONElements? { document?.elements }

    override func willRead() { readCount += 1 }

    override var value: Any? {
        willRead()
        return document?.value
    }
}
