import Foundation

/// A loader that takes pictures out of a folder: Netpbm's PPM (P3, P6) and PAM (P7) files of up to 1024×1024 pixels, by
/// their paths inside it, with or without the ending `.ppm` or `.pam`.
public final class FileImageLoader: ImageLoader {
    private let folder: String

    /// Endings that a name may leave out.
    private static let endings = ["", ".ppm", ".pam"]

    /// A loader for a folder's files; a file is read when somebody asks for it, each time anew.
    public init(folder: String) { self.folder = folder }

    public func image(named name: String) -> AnyPublisher<Bitmap, ImageLoadingError> {
        let folder = folder
        return Deferred {
            Future { promise in promise(Result { () throws(ImageLoadingError) in try Self.read(name, in: folder) }) }
        }.eraseToAnyPublisher()
    }

    private static func read(_ name: String, in folder: String) throws(ImageLoadingError) -> Bitmap {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else { throw .outside(name: name) }
        let paths = endings.map { "\(folder)/\(name)\($0)" }
        // A folder that is named as a picture is does not hide it.
        let found = paths.first { exists($0, isFolder: false) } ?? paths.first { exists($0, isFolder: true) }
        guard let path = found else { throw .notFound(name: name) }
        let data = try Self.data(of: name, at: path)
        do {
            return try PortablePicture.bitmap(of: Array(data))
        } catch {
            throw .damaged(name: name, problem: error.description)
        }
    }

    private static func data(of name: String, at path: String) throws(ImageLoadingError) -> Data {
        do throws(PlainFileError) {
            return try PlainFile.data(at: path, upTo: PortablePicture.longestFile)
        } catch {
            switch error {
            case .refused, .notPlain: throw .unreadable(name: name)
            case .tooLong(let bytes): throw .tooLong(name: name, bytes: bytes, limit: PortablePicture.longestFile)
            }
        }
    }

    private static func exists(_ path: String, isFolder: Bool) -> Bool {
        var isDirectory: ObjCBool = false
        let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
        return isThere && isDirectory.boolValue == isFolder
    }
}
