import Foundation

/// The watch on a file that is written, also by an editor that puts another file in its place. What is watched is the
/// folder, so that the file may go and come back; of a link also the folder to which it leads.
@MainActor
package final class FileWatch {
    private let sources: [WatchSource]

    /// Starts to watch a file, whether it is there or not.
    /// - Parameter onChange: called on the main queue after the file has been written; several writes at once may count
    ///   as one.
    /// - Throws: ``WatchError`` where its folder cannot be watched.
    package init(_ path: String, onChange: @escaping @MainActor () -> Void) throws(WatchError) {
        var sources: [WatchSource] = []
        for place in Self.places(of: URL(fileURLWithPath: path)) {
            let (folder, name) = (place.deletingLastPathComponent().path, place.lastPathComponent)
            let source = try WatchSource(folder: folder, name: name, onChange: onChange)
            sources.append(source)
        }
        self.sources = sources
    }

    /// The file and, where that is a link, the one to which it leads.
    private static func places(of file: URL) -> [URL] {
        let folder = file.deletingLastPathComponent().resolvingSymlinksInPath()
        let target = file.resolvingSymlinksInPath()
        return target.path == folder.appendingPathComponent(file.lastPathComponent).path ? [file] : [file, target]
    }
}
