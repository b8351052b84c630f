import Foundation
import Synchronization

/// Files that are written one after the other while those to come are being made, as the disk takes its time for each.
///
/// They appear in the order in which they are added; after a problem no more are written.
final class FileBatch: Sendable {
    private let queue = DispatchQueue(label: "files")
    /// Files that may wait for the disk, which bounds the memory that they take.
    private let room = DispatchSemaphore(value: 16)
    private let state = Mutex(State())
    private let disk: Disk

    private struct State {
        var folders: Set<String> = []
        var problem: OutputError?
    }

    init(on disk: Disk = .system) { self.disk = disk }

    /// Takes a file to be written.
    /// - Throws: ``OutputError`` where one before it could not be.
    func add(_ data: Data, to file: URL) throws(OutputError) {
        if let problem = state.withLock({ $0.problem }) { throw problem }
        room.wait()
        queue.async { [self] in
            write(data, to: file)
            room.signal()
        }
    }

    /// Waits until all of them are written, with their names.
    /// - Throws: ``OutputError`` for the first that could not be.
    func finish() throws(OutputError) {
        queue.sync {}
        let (folders, problem) = state.withLock { ($0.folders, $0.problem) }
        if let problem { throw problem }
        for folder in folders.sorted() { try disk.syncFolder(folder) }
    }

    private func write(_ data: Data, to file: URL) {
        guard state.withLock({ $0.problem == nil }) else { return }
        do throws(OutputError) {
            try FileDraft(data, of: file, on: disk).put()
            state.withLock { _ = $0.folders.insert(file.deletingLastPathComponent().path) }
        } catch {
            state.withLock { $0.problem = error }
        }
    }
}
