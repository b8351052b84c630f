import Foundation

/// A name in a folder that a watched file hangs on: its own, that of a link on the way to it, or that of a folder around
/// it that is not there.
struct WatchPlace: Hashable, Sendable {
    /// Where the folder stands; no link leads to it.
    let folder: String
    let name: String

    var path: String { folder == "/" ? "/\(name)" : "\(folder)/\(name)" }

    /// What a link here says; `nil` where there is none.
    var target: String? { try? FileManager.default.destinationOfSymbolicLink(atPath: path) }

    var isFolder: Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Links that are followed from one to the next, as systems do.
    private static let mostLinks = 40

    /// Those on the way to a file, the last of them its own where all folders around it are there.
    /// - Parameter path: from the root on.
    static func places(to path: String) -> [Self] {
        func steps(_ path: String) -> [String] { path.split(separator: "/").reversed().map(String.init) }
        var (folder, rest) = ("/", steps(path))
        var places: [Self] = []
        while let name = rest.popLast(), places.count <= mostLinks {
            if name == "." { continue }
            guard name != ".." else {
                folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
                continue
            }
            let place = Self(folder: folder, name: name)
            if let target = place.target {
                places.append(place)
                if target.hasPrefix("/") { folder = "/" }
                rest += steps(target)
            } else if rest.isEmpty || !place.isFolder {
                return places + [place]
            } else {
                folder = place.path
            }
        }
        return places
    }
}
