import Foundation

/// The reader of folders from outside.
package enum InputFolder {
    /// Whether there is a folder at a path, or a link to one.
    package static func isThere(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The paths of all that lies below a folder, which may be a link to one, in their order.
    /// - Throws: ``InputError/unreadable(file:reason:)`` with the folder, this or one below, that cannot be read.
    static func paths(below folder: String) throws(InputError) -> [String] {
        let place = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: place).sorted()
        } catch {
            throw .unreadable(
                file: (error as? CocoaError)?.filePath ?? folder, reason: SystemReason.words(for: error))
        }
    }
}
