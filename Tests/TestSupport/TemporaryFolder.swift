import Foundation

/// A folder of a test's own, gone with it.
package final class TemporaryFolder: Sendable {
    package let path: String

    package init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "gomaui-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    package func write(_ data: Data, to name: String) throws {
        let file = URL(filePath: path).appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    /// Every file below a folder of this one, with what it holds.
    package func files(in name: String) -> [String: Data] {
        let root = url.appendingPathComponent(name)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.reduce(into: [:]) { files, path in
            files[path] = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
        }
    }

    package func text(of name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }
}
