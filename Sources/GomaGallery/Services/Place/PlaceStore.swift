import Foundation
import GomaKit
import GomaReview

/// The file with the place where somebody left the gallery. Nothing that is wrong with it stops anybody, and a
/// file that the gallery has not written is never touched.
package struct PlaceStore: Sendable {
    let path: String

    /// Bytes beyond which a file cannot be the gallery's own.
    private static let mostBytes = 1 << 16
    /// Damaged files that are put aside at most.
    private static let mostAside = 99

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
    /// - Throws: ``PlaceError/foreign(path:)``, or ``PlaceError/damaged(path:)``.
    package static func place(in data: Data, path: String) throws(PlaceError) -> GalleryPlace {
        guard let place = try? JSONDecoder().decode(GalleryPlace.self, from: data),
            place.format == GalleryPlace.currentFormat
        else { throw isDamaged(data) ? .damaged(path: path) : .foreign(path: path) }
        return place
    }

    /// Whether a file that says no place is what a crash makes of the gallery's own: nothing, blanks, or the beginning of
    /// an object. What can be read as something else, and what begins otherwise, is somebody's.
    private static func isDamaged(_ data: Data) -> Bool {
        guard let first = data.first(where: { !" \n\0".utf8.contains($0) }) else { return true }
        guard first == UInt8(ascii: "{") else { return false }
        guard let value = try? JSONDecoder().decode([String: JSONValue].self, from: data) else { return true }
        return value["format"] == .string(GalleryPlace.currentFormat)
    }

    /// Gives a damaged file another name, so that there is room for a whole one; none that was put aside before is lost.
    /// - Returns: the name, such as `gallery.json.damaged`.
    /// - Throws: `OutputError` where the system refuses.
    func putAside() throws(OutputError) -> String {
        let name = (path as NSString).lastPathComponent
        for number in 1...Self.mostAside {
            let aside = ".damaged" + (number == 1 ? "" : "-\(number)")
            if try WholeFile.move(path, toFree: path + aside) { return name + aside }
        }
        throw .cannotWrite(path: path, reason: "there are too many damaged ones beside it already")
    }

    /// Keeps a place, written beside the file first and renamed then.
    /// - Throws: ``PlaceError`` where the file is none of the gallery's, `OutputError` where it cannot be written.
    func save(_ place: GalleryPlace) throws {
        _ = try load()
        try WholeFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent())
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try FileWriter.write(String(decoding: encoder.encode(place), as: UTF8.self) + "\n", to: path)
    }
}
