import Dispatch
import Foundation

/// The watch on a file that is written, also by an editor that puts another file in its place. What is watched are
/// folders, so that the file, each link on the way to it, and the folder that it is in may go and come back.
@MainActor
package final class FileWatch {
    private let path: String
    private let onChange: @MainActor () -> Void
    private var sources: [WatchPlace: WatchSource] = [:]

    /// How long after its folder has come back a file is taken to be whole; one that is written still is told of again.
    private static let settlingTime = DispatchTimeInterval.milliseconds(100)

    /// Starts to watch a file, whether it is there or not.
    /// - Parameter onChange: called on the main queue after the file has been written; several writes at once may count
    ///   as one.
    /// - Throws: ``WatchError`` where its folder cannot be watched.
    package init(_ path: String, onChange: @escaping @MainActor () -> Void) throws(WatchError) {
        self.path = path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        self.onChange = onChange
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard access(folder, F_OK) == 0 else { throw .cannotWatch(folder: folder, reason: SystemReason.last) }
        // A folder on the way to its own may be one that can be gone through, and not read.
        if let place = WatchPlace.places(to: self.path).last { sources[place] = try source(at: place) }
        follow()
    }

    private func source(at place: WatchPlace) throws(WatchError) -> WatchSource {
        try WatchSource(at: place) { [weak self] news in self?.take(news, at: place) }
    }

    private func take(_ news: WatchNews, at place: WatchPlace) {
        if news == .lost { sources = [:] }
        follow()
        switch news {
        case .written: tell()
        case .made:
            // A plain file is told of once it has been written.
            if place.target != nil { tell() } else if place.isFolder { tellOnceSettled() }
        case .lost: tellOnceSettled()
        }
    }

    /// Watches the places on the way to the file as it is now, which may become another one meanwhile.
    private func follow() {
        for _ in 0..<8 {
            let places = WatchPlace.places(to: path)
            guard Set(places) != Set(sources.keys) else { return }
            sources = sources.filter { places.contains($0.key) }
            for place in places where sources[place] == nil { sources[place] = try? source(at: place) }
        }
    }

    private func tell() {
        if access(path, F_OK) == 0 { onChange() }
    }

    private func tellOnceSettled() {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.settlingTime) { [weak self] in
            MainActor.assumeIsolated { self?.tell() }
        }
    }
}
