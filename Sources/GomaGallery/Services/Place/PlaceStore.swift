import Foundation
import GomaReview

/// The file with the place where somebody left the gallery. Nothing that is wrong with it stops anybody, and a
/// file that the gallery has not written is never touched.
package struct PlaceStore: Sendable {
    let path: String

    /// Bytes beyond which a file cannot be the gallery's own.
    private static let mostBytes = 1 << 16

    package init(path: String) { self.path = path }

    /// The file of the user (XDG Base Directory specification), or `nil` where there is no home.
    /// - Parameter program: what the program is called.
    package static func userFile(of program: String = "gomaui", environment: [String: String]) -> String? {
        ReviewDecisions.stateFolder(environment: environment).map { "\($0)/\(program)/gallery.json" }
    }

    /// The place kept, or `nil` where none has been kept yet.
    /// - Throws: ``PlaceError`` where there is a file that cannot be used.
    func load() throws(PlaceError) -> GalleryPlace? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            guard errno != ENOENT else { return nil }
            throw .unreadable(path: path, reason: String(cString: strerror(errno)))
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.mostBytes else { throw .foreign(path: path) }
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw .unreadable(path: path, reason: SystemReason.words(for: error))
        }
        let place = try Self.place(in: data, path: path)
        guard access(path, W_OK) == 0 else {
            throw .unwritable(path: path, reason: String(cString: strerror(errno)), place: place)
        }
        return place
    }

    /// The place that a file's bytes say.
    /// - Throws: ``PlaceError/foreign(path:)``.
    package static func place(in data: Data, path: String) throws(PlaceError) -> GalleryPlace {
        guard let place = try? JSONDecoder().decode(GalleryPlace.self, from: data),
            place.format == GalleryPlace.currentFormat
        else { throw .foreign(path: path) }
        return place
    }

    /// Keeps a place, written beside the file first and renamed then.
    /// - Throws: ``PlaceError`` where the file is none of the gallery's, `OutputError` where it cannot be written.
    func save(_ place: GalleryPlace) throws {
        _ = try load()
        let folder = (path as NSString).deletingLastPathComponent
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw OutputError.cannotCreateFolder(path: folder, reason: SystemReason.words(for: error))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileWriter.write(String(decoding: encoder.encode(place), as: UTF8.self) + "\n", to: path)
    }
}
