import Foundation

/// The reader of files from outside, one for all of them: no more than a file of its kind may have, from nothing that
/// never ends, and text without the marks that editors of other systems put around it.
package enum InputFile {
    /// What messages call standard input.
    private static let standardInputName = "standard input"

    /// A file's text: UTF-8 without a byte order mark, its lines ended by LF alone.
    /// - Parameters:
    ///   - name: for messages; the path where `nil`.
    ///   - takesPipes: whether a named pipe is waited for; a file that nobody has named by hand is none.
    /// - Throws: ``InputError``.
    package static func text(
        at path: String, named name: String? = nil, as kind: InputKind, takesPipes: Bool = true
    ) throws(InputError) -> String {
        let data = try data(at: path, named: name, as: kind, takesPipes: takesPipes)
        return try text(of: data, file: name ?? path, as: kind)
    }

    /// What a file holds, byte for byte.
    /// - Throws: ``InputError``.
    static func data(
        at path: String, named name: String? = nil, as kind: InputKind, takesPipes: Bool = true
    ) throws(InputError) -> Data {
        let file = name ?? path
        let descriptor = try descriptor(at: path, named: file, as: kind, takesPipes: takesPipes).descriptor
        defer { close(descriptor) }
        return try data(from: descriptor, file: file, as: kind)
    }

    /// Opens a file that is read as it is needed.
    /// - Returns: whether it is a file, with an end, or something that brings its bytes as they come, such as a pipe.
    /// - Throws: ``InputError``.
    package static func open(at path: String, as kind: InputKind) throws(InputError) -> (FileHandle, isFile: Bool) {
        let (descriptor, isFile) = try descriptor(at: path, named: path, as: kind, takesPipes: true)
        return (FileHandle(fileDescriptor: descriptor, closeOnDealloc: true), isFile)
    }

    private static func descriptor(
        at path: String, named file: String, as kind: InputKind, takesPipes: Bool
    ) throws(InputError) -> (descriptor: Int32, isFile: Bool) {
        var status = stat()
        guard stat(path, &status) == 0 else { throw problem(file, kind) }
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
        let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw problem(file, kind) }
        return (descriptor, status.st_mode & S_IFMT != S_IFIFO)
    }

    /// All of standard input as text.
    /// - Throws: ``InputError``.
    package static func standardInput(as kind: InputKind) throws(InputError) -> String {
        let data = try data(from: STDIN_FILENO, file: standardInputName, as: kind)
        return try text(of: data, file: standardInputName, as: kind)
    }

    private static func data(
        from descriptor: Int32, file: String, as kind: InputKind
    ) throws(InputError) -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while data.count <= kind.mostBytes {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .unreadable(file: file, reason: String(cString: strerror(errno))) }
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
        throw .tooLarge(file: file, size: nil, kind: kind)
    }

    private static func text(of data: Data, file: String, as kind: InputKind) throws(InputError) -> String {
        guard let text = String(validating: data, as: UTF8.self), !data.contains(0) else {
            throw .notText(file: file, kind: kind)
        }
        let marked = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
        guard marked.utf8.contains(UInt8(ascii: "\r")) else { return marked }
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
