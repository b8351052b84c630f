#if os(Linux)
    import Dispatch
    import Foundation

    /// The source of news from the system (inotify) of a name in a folder, and of the folder itself.
    final class WatchSource {
        private let source: any DispatchSourceRead

        init(at place: WatchPlace, onNews: @escaping @MainActor (WatchNews) -> Void) throws(WatchError) {
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { throw .cannotWatch(folder: place.folder, reason: SystemReason.last) }
            let events = UInt32(IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVE_SELF)
            guard inotify_add_watch(descriptor, place.folder, events) >= 0 else {
                let reason = SystemReason.last
                close(descriptor)
                throw .cannotWatch(folder: place.folder, reason: reason)
            }
            source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
            source.setEventHandler {
                guard let news = Self.news(of: place.name, from: descriptor) else { return }
                MainActor.assumeIsolated { onNews(news) }
            }
            source.setCancelHandler { close(descriptor) }
            source.resume()
        }

        deinit { source.cancel() }

        /// What has happened: that the folder is lost before all else, then that the name has been written.
        private static func news(of name: String, from descriptor: Int32) -> WatchNews? {
            var events: UInt32 = 0
            let head = MemoryLayout<inotify_event>.size
            let buffer = UnsafeMutableRawBufferPointer.allocate(
                byteCount: 16 * (head + Int(NAME_MAX) + 1), alignment: MemoryLayout<inotify_event>.alignment)
            defer { buffer.deallocate() }
            while case let count = read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
                var place = 0
                while place + head <= count {
                    let event = buffer.load(fromByteOffset: place, as: inotify_event.self)
                    let length = Int(event.len)
                    let bytes = buffer[(place + head)..<(place + head + length)].prefix { $0 != 0 }
                    // What is about the folder itself has no name.
                    if bytes.isEmpty || String(decoding: bytes, as: UTF8.self) == name { events |= event.mask }
                    place += head + length
                }
            }
            if events & UInt32(IN_IGNORED | IN_MOVE_SELF | IN_Q_OVERFLOW) != 0 { return .lost }
            if events & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 { return .written }
            return events & UInt32(IN_CREATE) != 0 ? .made : nil
        }
    }
#endif
