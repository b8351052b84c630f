import Foundation

/// The reloading of files that change on disk. A file with an error in it leaves the last good version in use and says
/// why.
@MainActor
package final class LiveReload {
    /// The kind of file that is watched.
    package enum Subject: Hashable, Sendable { case theme, state }

    private var watches: [Subject: (path: String, watch: FileWatch)] = [:]
    private let words: GalleryWords
    private let onMessage: (String) -> Void

    /// - Parameter onMessage: told what was read again, or why it could not be.
    package init(words: GalleryWords = .english, onMessage: @escaping (String) -> Void) {
        self.words = words
        self.onMessage = onMessage
    }

    /// Follows a file from now on, in place of the one followed before for the same subject; `nil` follows none.
    /// - Parameters:
    ///   - isShown: whether anything shows what was read; where nothing does, nothing is said of it.
    ///   - reload: reads the file; what it throws is said, and changes nothing.
    package func follow(
        _ path: String?, as subject: Subject, isShown: @escaping @MainActor () -> Bool = { true },
        reload: @escaping @MainActor () throws -> Void
    ) {
        guard path != watches[subject]?.path else { return }
        watches[subject] = nil
        guard let path else { return }
        let name = (path as NSString).lastPathComponent
        do {
            let watch = try FileWatch(path) { [onMessage, words] in
                do {
                    try reload()
                    if isShown() { onMessage(words.text(.galleryReadAgain, ["file": name])) }
                } catch {
                    onMessage("\(error)")
                }
            }
            watches[subject] = (path, watch)
        } catch {
            onMessage("\(error)")
        }
    }
}
