#if canImport(Darwin)
    import Dispatch
    import Foundation

    /// The source of news from the system (kqueue) that a folder changes, because a file in it is replaced, or that the
    /// file itself does, because it is written in place.
    final class WatchSource {
        private let folderSource: any DispatchSourceFileSystemObject
        private let file: WatchedFile

        init(at place: WatchPlace, onNews: @escaping @MainActor (WatchNews) -> Void) throws(WatchError) {
            let descriptor = open(place.folder, O_EVTONLY)
            guard descriptor >= 0 else { throw .cannotWatch(folder: place.folder, reason: SystemReason.last) }
            let file = WatchedFile(path: place.path) { onNews(.written) }
            self.file = file
            folderSource = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor, eventMask: .write, queue: .main)
            folderSource.setEventHandler { MainActor.assumeIsolated { file.look() } }
            folderSource.setCancelHandler { close(descriptor) }
            folderSource.resume()
        }

        deinit {
            folderSource.cancel()
            file.cancel()
        }
    }

    /// One file, and what it was like when it was last looked at.
    private final class WatchedFile: @unchecked Sendable {
        /// The stamp by which one content of a file is told from another.
        private struct Stamp: Equatable {
            let inode: UInt64
            let seconds: Int
            let nanoseconds: Int
            let size: Int64
        }

        private let path: String
        private let onChange: @MainActor () -> Void
        private var last: Stamp?
        private var source: (any DispatchSourceFileSystemObject)?

        init(path: String, onChange: @escaping @MainActor () -> Void) {
            self.path = path
            self.onChange = onChange
            last = stamp
            watchInPlace()
        }

        func cancel() { source?.cancel() }

        /// Tells of a file that is not what it was, and watches the one that is there now.
        @MainActor
        func look() {
            let now = stamp
            guard now != last else { return }
            let isAnother = now?.inode != last?.inode
            last = now
            if isAnother { watchInPlace() }
            if now != nil { onChange() }
        }

        private func watchInPlace() {
            source?.cancel()
            let descriptor = open(path, O_EVTONLY)
            guard descriptor >= 0 else { return source = nil }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor, eventMask: [.write, .extend], queue: .main)
            source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
            source.setCancelHandler { close(descriptor) }
            source.resume()
            self.source = source
        }

        private var stamp: Stamp? {
            var status = stat()
            guard stat(path, &status) == 0 else { return nil }
            // Of a folder that a link leads to it counts which one it is.
            guard status.st_mode & S_IFMT != S_IFDIR else {
                return Stamp(inode: UInt64(status.st_ino), seconds: 0, nanoseconds: 0, size: 0)
            }
            return Stamp(
                inode: UInt64(status.st_ino), seconds: status.st_mtimespec.tv_sec,
                nanoseconds: status.st_mtimespec.tv_nsec, size: Int64(status.st_size))
        }
    }
#endif
