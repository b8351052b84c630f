import Foundation

/// The writer of one file that somebody named, whole, whenever the program is ended; a link stays one, and so does a pipe or
/// a device.
package enum FileWriter {
    /// Writes a text, without control characters that are not meant to be in such a file.
    /// - Throws: ``OutputError/cannotWrite(path:reason:)``, or ``OutputError/nobodyReads(path:)`` for a pipe.
    package static func write(_ text: String, to path: String) throws(OutputError) {
        let data = Data(OutputForm(ofFile: path).safe(text).utf8)
        var status = stat()
        let kind = stat(path, &status) == 0 ? status.st_mode & S_IFMT : S_IFREG
        // A pipe or a device, such as /dev/null, is written to: no file may come in its place.
        if [S_IFIFO, S_IFCHR].contains(kind) { return try send(data, to: path) }
        guard [S_IFREG, S_IFDIR].contains(kind) else { throw .cannotWrite(path: path, reason: "it is not a file") }
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        FileDraft.removeLeftBehind(in: file.deletingLastPathComponent().path)
        try WholeFile.write(data, to: file)
    }

    private static func send(_ data: Data, to path: String) throws(OutputError) {
        // Opened to be waited for, a pipe would be so until somebody reads, however long that takes.
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            guard errno != ENXIO else { throw .nobodyReads(path: path) }
            throw .cannotWrite(path: path, reason: SystemReason.last)
        }
        defer { close(descriptor) }
        // Whoever reads is waited for, once there is somebody.
        _ = fcntl(descriptor, F_SETFL, 0)
        if let problem = WholeFile.send(data, to: descriptor) {
            throw .cannotWrite(path: path, reason: String(cString: strerror(problem)))
        }
    }
}
