import Foundation

/// The reader of plain files that nobody names by hand. What is none may never end, or never begin, and is not read.
package enum PlainFile {
    /// Bytes that are read at once.
    private static let pieceLength = 1 << 16

    /// All of a file's bytes.
    /// - Parameter mostBytes: as many as it may have.
    package static func data(at path: String, upTo mostBytes: Int) throws(PlainFileError) -> Data {
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
        guard status.st_size <= mostBytes else { throw .tooLong(bytes: Int(status.st_size)) }
        var data = Data()
        var piece = [UInt8](repeating: 0, count: pieceLength)
        // It may have become longer since.
        while data.count <= mostBytes {
            let count = read(descriptor, &piece, pieceLength)
            if count == 0 { return data }
            if count > 0 {
                data.append(contentsOf: piece[..<count])
            } else if errno != EINTR {
                throw .refused(code: errno)
            }
        }
        throw .tooLong(bytes: data.count)
    }
}
