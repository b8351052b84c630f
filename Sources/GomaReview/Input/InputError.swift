/// The reason why a file from outside is not read.
package enum InputError: Error, Equatable, CustomStringConvertible {
    case missing(file: String, kind: InputKind)
    case unreadable(file: String, reason: String)
    /// A folder, a device or a socket; `found` says which.
    case notFile(file: String, found: String, kind: InputKind)
    /// - Parameter size: bytes in all; `nil` for what comes through a pipe, of which nobody knows the end.
    case tooLarge(file: String, size: Int?, kind: InputKind)
    case notText(file: String, kind: InputKind)
    /// A pipe into which nobody writes.
    case silent(file: String, seconds: Int)

    package var description: String {
        switch self {
        case .missing(let file, let kind): "there is no \(kind.fileWords) \"\(file)\" to read"
        case .unreadable(let file, let reason): "\(file): cannot be read: \(reason)"
        case .notFile(let file, let found, let kind):
            "\(file): is \(found); \(kind.words) is read from a file or a pipe"
        case .tooLarge(let file, let size, let kind):
            "\(file): \(size.map { "has \($0) bytes" } ?? "goes on and on"); "
                + "\(kind.words) may have \(kind.mostBytes) bytes (\(Self.words(forBytes: kind.mostBytes)))"
        case .notText(let file, let kind): "\(file): is not UTF-8 text, as \(kind.words) has to be"
        case .silent(let file, let seconds):
            "\(file): nobody has written to this pipe for \(seconds) seconds; start what writes to it, and try again"
        }
    }

    /// Whether there is nothing to read, rather than something that is of no use.
    package var isMissing: Bool {
        switch self {
        case .missing, .unreadable, .notFile, .silent: true
        case .tooLarge, .notText: false
        }
    }

    private static func words(forBytes count: Int) -> String {
        count >= 1 << 30 ? "\(count >> 30) GiB" : "\(count >> 20) MiB"
    }
}
