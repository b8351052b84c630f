import Foundation

/// The reader of plain files that nobody names by hand. What is none may never end, or never begin, and is not read.
package enum PlainFile {
    /// Bytes that are read at once.
    private static let pieceLength = 1 << 16

    /// All of a file's bytes.
    /// - Parameter mostBytes: as many as it may have.
    package static func data(at path: String, upTo mostBytes: Int) throws(PlainFileError) -> Data {
        let data = try bytes(at: path, upTo: mostBytes + 1, longest: mostBytes)
        // It may have become longer while it was read.
        guard data.count <= mostBytes else { throw .tooLong(bytes: data.count) }
        return data
    }

    /// The bytes that a file begins with; all of it, where it has no more.
    package static func head(at path: String, upTo mostBytes: Int) throws(PlainFileError) -> Data {
        try bytes(at: path, upTo: mostBytes, longest: .max)
    }

    private static func bytes(at path: String, upTo mostBytes: Int, longest: Int) throws(PlainFileError) -> Data {
        // Opened to be waited for, a pipe would be so until somebody writes; and only what is open stays what it is.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            let code = errno
            // A socket cannot be opened.
            throw code == ENXIO ? .notPlain : .refused(code: code)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .refused(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
        let size = Int(status.st_size)
        guard size <= longest else { throw .tooLong(bytes: size) }
        var data = Data()
        var piece = [UInt8](repeating: 0, count: pieceLength)
        while data.count < mostBytes {
            let count = read(descriptor, &piece, min(pieceLength, mostBytes - data.count))
            if count == 0 { break }
            if count > 0 {
                data.append(contentsOf: piece[..<count])
            } else if errno != EINTR {
                throw .refused(code: errno)
            }
        }
        return data
    }
}
