import Foundation

/// A long text in a file of the program's own: it takes no memory, and as nobody else knows the file, nobody changes it or makes
/// it shorter while it is read.
final class SpooledText: Sendable {
    /// How many bytes it has.
    let count: Int
    private let descriptor: Int32

    /// - Parameter folder: where the file lies.
    /// - Returns: `nil` where the folder takes no file, or has no room for it.
    convenience init?(_ bytes: [UInt8], in folder: URL = FileManager.default.temporaryDirectory) {
        var path = Array("\(folder.path)/gomaui-XXXXXX".utf8CString)
        let descriptor = mkstemp(&path)
        guard descriptor >= 0 else { return nil }
        // Without a name it is gone with the program, however that ends.
        unlink(path)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        self.init(descriptor, count: bytes.count)
        guard fill(with: bytes) else { return nil }
    }

    /// - Parameter descriptor: an open file, which is closed with this.
    init(_ descriptor: Int32, count: Int) {
        self.descriptor = descriptor
        self.count = count
    }

    deinit { close(descriptor) }

    private func fill(with bytes: [UInt8]) -> Bool {
        var place = 0
        while place < bytes.count {
            let written = bytes[place...].withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(place)) }
            if written > 0 {
                place += written
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }

    /// Some of its bytes; `nil` where the system cannot read them.
    func bytes(in range: Range<Int>) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: range.count)
        var place = 0
        while place < bytes.count {
            let count = bytes[place...].withUnsafeMutableBytes {
                pread(descriptor, $0.baseAddress, $0.count, off_t(range.lowerBound + place))
            }
            if count > 0 {
                place += count
            } else if count == 0 || errno != EINTR {
                return nil
            }
        }
        return bytes
    }
}
