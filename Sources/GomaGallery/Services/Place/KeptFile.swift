import Foundation

/// A file with what is there again in the next run. Nothing that is wrong with it stops anybody, and a file that the program has
/// not written is never touched.
package struct KeptFile<Content: KeptContent>: Sendable {
    package let path: String

    /// Damaged files that are put aside at most.
    private static var mostAside: Int { 99 }

    package init(path: String) { self.path = path }

    /// What is kept, or `nil` where nothing has been kept yet.
    /// - Throws: ``PlaceError`` where there is a file that cannot be used.
    package func load() throws(PlaceError) -> Content? {
        let data: Data
        do throws(PlainFileError) {
            data = try PlainFile.data(at: path, upTo: Content.mostBytes)
        } catch {
            switch error {
            case .refused(ENOENT): return nil
            case .refused(let code): throw .unreadable(path: path, reason: String(cString: strerror(code)))
            case .notPlain, .tooLong: throw .foreign(path: path)
            }
        }
        return try Self.content(of: data, path: path)
    }

    /// Why the file cannot be written; `nil` where it can, or is not there yet.
    package var refusal: PlaceError? {
        guard access(path, F_OK) == 0, access(path, W_OK) != 0 else { return nil }
        return .unwritable(path: path, reason: SystemReason.last)
    }

    /// What a file's bytes say.
    /// - Throws: ``PlaceError/foreign(path:)``, or ``PlaceError/damaged(path:)``.
    package static func content(of data: Data, path: String) throws(PlaceError) -> Content {
        let content = try? JSONDecoder().decode(Content.self, from: data)
        guard let content, content.format == Content.currentFormat
        else { throw isDamaged(data) ? .damaged(path: path) : .foreign(path: path) }
        return content
    }

    /// Whether a file that says nothing is what a crash makes of the program's own: nothing, blanks, or the beginning of
    /// an object. What can be read as something else, and what begins otherwise, is somebody's.
    private static func isDamaged(_ data: Data) -> Bool {
        guard let first = data.first(where: { !" \n\0".utf8.contains($0) }) else { return true }
        guard first == UInt8(ascii: "{") else { return false }
        guard let value = try? JSONDecoder().decode([String: JSONValue].self, from: data) else { return true }
        return value["format"] == .string(Content.currentFormat)
    }

    /// Gives a damaged file another name, so that there is room for a whole one; none that was put aside before is lost.
    /// - Returns: the name, such as `gallery.json.damaged`.
    /// - Throws: `OutputError` where the system refuses.
    package func putAside() throws(OutputError) -> String {
        let name = (path as NSString).lastPathComponent
        for number in 1...Self.mostAside {
            let aside = ".damaged" + (number == 1 ? "" : "-\(number)")
            if try WholeFile.move(path, toFree: path + aside) { return name + aside }
        }
        throw .cannotWrite(path: path, reason: "there are too many damaged ones beside it already")
    }

    /// Keeps something, written beside the file first and renamed then.
    /// - Throws: ``PlaceError`` where the file is none of the program's, `OutputError` where it cannot be written.
    package func save(_ content: Content) throws {
        _ = try load()
        try WholeFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent())
        try FileWriter.write(ReadableJSON.text(of: content) + "\n", to: path)
    }
}

extension KeptFile<GalleryPlace> {
    /// The file of the user (XDG Base Directory specification), or `nil` where there is no home.
    /// - Parameter program: what the program is called.
    package static func userFile(of program: String = "gomaui", environment: [String: String]) -> String? {
        ReviewDecisions.stateFolder(environment: environment).map { "\($0)/\(program)/gallery.json" }
    }
}
