import Foundation

/// The watch on a file that is written, also by an editor that puts another file in its place. What is watched is the
/// folder, so that the file may go and come back.
@MainActor
package final class FileWatch {
    private let source: WatchSource

    /// Starts to watch a file, whether it is there or not.
    /// - Parameter onChange: called on the main queue after the file has been written; several writes at once may count
    ///   as one.
    /// - Throws: ``WatchError`` where its folder cannot be watched.
    package init(_ path: String, onChange: @escaping @MainActor () -> Void) throws(WatchError) {
        let url = URL(fileURLWithPath: path)
        let (folder, name) = (url.deletingLastPathComponent().path, url.lastPathComponent)
        source = try WatchSource(folder: folder, name: name, onChange: onChange)
    }
}
