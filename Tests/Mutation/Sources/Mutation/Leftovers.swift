import Foundation

/// The processes that a test has started and not ended, wherever they have gone: terminals, and programs on them.
enum Leftovers {
    /// Ends all whose temporary folder is this one, as what they have been started with says.
    static func end(with temporary: URL) {
        let mark = Data("TMPDIR=\(temporary.path)\0".utf8)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
            guard let id = Int32(name), let environment = try? Data(contentsOf: URL(filePath: "/proc/\(name)/environ")),
                environment.range(of: mark) != nil
            else { continue }
            kill(id, SIGKILL)
        }
    }
}
