import Foundation

/// The reader of files from outside, one for all of them: no more than a file of its kind may have, from nothing that
/// never ends, and text without the marks that editors of other systems put around it.
package enum InputFile {
    /// What messages call standard input.
    package static let standardInputName = "standard input"

    /// A file's text: UTF-8 without a byte order mark, its lines ended by LF alone.
    /// - Parameters:
    ///   - name: for messages; the path where `nil`.
    ///   - takesPipes: whether a named pipe is waited for, a while; a file that nobody has named by hand is none.
    package static func text(
        at path: String, named name: String? = nil, as kind: InputKind, takesPipes: Bool = true,
        patience: InputPatience = .beforeStart
    ) throws(InputError) -> String {
        let data = try data(at: path, named: name, as: kind, takesPipes: takesPipes, patience: patience)
        return try text(of: data, file: name ?? path, as: kind)
    }

    /// What a file holds, byte for byte.
    static func data(
        at path: String, named name: String? = nil, as kind: InputKind, takesPipes: Bool = true,
        patience: InputPatience = .beforeStart
    ) throws(InputError) -> Data {
        let bytes = try bytes(at: path, named: name ?? path, as: kind, takesPipes: takesPipes, patience: patience)
        return try data(of: bytes, as: kind)
    }

    /// Opens a file that is read as it is needed; a pipe that nobody writes to yet is not waited for.
    /// - Throws: ``InputError``.
    package static func open(at path: String, as kind: InputKind) throws(InputError) -> InputBytes {
        try bytes(at: path, named: path, as: kind, takesPipes: true, patience: .endless)
    }

    private static func bytes(
        at path: String, named file: String, as kind: InputKind, takesPipes: Bool, patience: InputPatience
    ) throws(InputError) -> InputBytes {
        var status = stat()
        guard stat(path, &status) == 0 else { throw problem(file, kind) }
        try check(status, named: file, as: kind, takesPipes: takesPipes)
        // Opened to be waited for, a pipe would be so until somebody writes, however long that takes.
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw problem(file, kind) }
        do throws(InputError) {
            // Something else may have come there meanwhile.
            guard fstat(descriptor, &status) == 0 else { throw problem(file, kind) }
            try check(status, named: file, as: kind, takesPipes: takesPipes)
        } catch {
            close(descriptor)
            throw error
        }
        let isNamedPipe = status.st_mode & S_IFMT == S_IFIFO
        return InputBytes(
            descriptor, named: file, isFile: !isNamedPipe, isNamedPipe: isNamedPipe, patience: patience)
    }

    /// Refuses what is not read: what is too large, or neither a file nor a pipe that may be one.
    private static func check(
        _ status: stat, named file: String, as kind: InputKind, takesPipes: Bool
    ) throws(InputError) {
        let size = Int(status.st_size)
        switch status.st_mode & S_IFMT {
        case S_IFREG where size > kind.mostBytes: throw .tooLarge(file: file, size: size, kind: kind)
        case S_IFREG: break
        case S_IFCHR where isNullDevice(status): break
        case S_IFIFO where takesPipes: break
        case S_IFDIR: throw .notFile(file: file, found: "a folder", kind: kind)
        case S_IFIFO: throw .notFile(file: file, found: "a named pipe", kind: kind)
        case S_IFSOCK: throw .notFile(file: file, found: "a socket", kind: kind)
        default: throw .notFile(file: file, found: "a device", kind: kind)
        }
    }

    /// All of standard input as text.
    package static func standardInput(as kind: InputKind) throws(InputError) -> String {
        try text(of: standardInput, as: kind)
    }

    /// Standard input, read as it comes.
    package static var standardInput: InputBytes {
        InputBytes(STDIN_FILENO, named: standardInputName, closesDescriptor: false)
    }

    /// What is piped into the program, read as it comes.
    /// - Parameter descriptor: where standard input leads, or led.
    /// - Throws: ``InputError/unreadable(file:reason:)`` for a folder, which can be opened and has no bytes.
    package static func standardInputStream(from descriptor: Int32) throws(InputError) -> InputBytes {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            throw .unreadable(file: standardInputName, reason: String(cString: strerror(EISDIR)))
        }
        return InputBytes(descriptor, named: standardInputName)
    }

    /// All that comes, as text.
    /// - Parameter start: what has been read of it before.
    package static func text(
        of bytes: InputBytes, after start: Data = Data(), as kind: InputKind
    ) throws(InputError) -> String {
        try text(of: data(of: bytes, after: start, as: kind), file: bytes.name, as: kind)
    }

    private static func data(
        of bytes: InputBytes, after start: Data = Data(), as kind: InputKind
    ) throws(InputError) -> Data {
        var data = start
        while data.count <= kind.mostBytes {
            let piece = try bytes.next(upTo: 1 << 16)
            guard !piece.isEmpty else { return data }
            data.append(piece)
        }
        throw .tooLarge(file: bytes.name, size: nil, kind: kind)
    }

    private static func text(of data: Data, file: String, as kind: InputKind) throws(InputError) -> String {
        guard let text = String(validating: data, as: UTF8.self), !data.holds(0) else {
            throw .notText(file: file, kind: kind)
        }
        let marked = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        guard data.holds(UInt8(ascii: "\r")) else { return marked }
        return String(marked.map { $0 == "\r\n" ? "\n" : $0 })
    }

    /// What the system said last.
    private static func problem(_ file: String, _ kind: InputKind) -> InputError {
        let code = errno
        guard code != ENOENT, code != ENOTDIR else { return .missing(file: file, kind: kind) }
        return .unreadable(file: file, reason: String(cString: strerror(code)))
    }

    /// Whether it is /dev/null, which ends at once.
    private static func isNullDevice(_ status: stat) -> Bool {
        var null = stat()
        return stat("/dev/null", &null) == 0 && null.st_rdev == status.st_rdev
    }
}

extension Data {
    /// Whether a byte stands anywhere. The system looks for it, as going over long files byte by byte takes longer than all else.
    fileprivate func holds(_ byte: UInt8) -> Bool {
        withUnsafeBytes { bytes in bytes.baseAddress.map { memchr($0, Int32(byte), bytes.count) != nil } ?? false }
    }
}
