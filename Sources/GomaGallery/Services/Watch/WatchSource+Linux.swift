#if os(Linux)
    import Dispatch
    import Foundation

    /// The source of news from the system (inotify) that a file in a folder has been closed after writing, or has been moved there.
    final class WatchSource {
        private let source: any DispatchSourceRead

        init(folder: String, name: String, onChange: @escaping @MainActor () -> Void) throws(WatchError) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else {
                throw .cannotWatch(folder: folder, reason: String(cString: strerror(errno)))
            }
            guard inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
                let reason = String(cString: strerror(errno))
                close(descriptor)
                throw .cannotWatch(folder: folder, reason: reason)
            }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler {
                guard Self.names(from: descriptor).contains(name) else { return }
                MainActor.assumeIsolated(onChange)
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit { source.cancel() }

        /// The names of the files that something has happened to.
        private static func names(from descriptor: Int32) -> Set<String> {
            var names: Set<String> = []
            let head = MemoryLayout<inotify_event>.size
            let buffer = UnsafeMutableRawBufferPointer.allocate(
                byteCount: 16 * (head + Int(NAME_MAX) + 1), alignment: MemoryLayout<inotify_event>.alignment)
            defer { buffer.deallocate() }
            while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
                var place = 0
                while place + head <= count {
                    let length = Int(buffer.load(fromByteOffset: place, as: inotify_event.self).len)
                    let name = buffer[(place + head)..<(place + head + length)].prefix { $0 != 0 }
                    names.insert(String(decoding: name, as: UTF8.self))
                    place += head + length
                }
            }
            return names
        }
    }
#endif
