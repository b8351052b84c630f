import Foundation
import SwiftParser

/// The project's files, as they are to be built.
public struct Sources: Sendable {
    /// The project's folder.
    public let folder: URL
    /// Every file of the project, from its folder, in order.
    public let files: [String]

    /// - Throws: where the folder is no repository.
    public init(_ folder: URL) throws {
        self.folder = folder
        let listed = try Command("git", ["-C", folder.path, "ls-files", "-co", "--exclude-standard"]).output()
        files = listed.split(separator: "\n").map(String.init)
            .filter {
                !$0.hasPrefix("Tests/Mutation/") && FileManager.default.fileExists(atPath: folder.path + "/" + $0)
            }
            .sorted()
    }

    func contents(_ file: String) throws -> Data { try Data(contentsOf: folder.appending(path: file)) }

    /// Every wrong change that the rules make in the sources that stand in one of the places; in all of them, where none
    /// is given.
    public func changes(in places: [String] = []) throws -> [WrongChange] {
        let sources = files.filter { $0.hasPrefix("Sources/") && $0.hasSuffix(".swift") }
        let trees = try sources.map { ($0, Parser.parse(source: String(decoding: try contents($0), as: UTF8.self))) }
        var signatures = Signatures()
        for (_, tree) in trees { signatures.add(tree) }
        return trees.filter { file, _ in places.isEmpty || places.contains { file == $0 || file.hasPrefix($0 + "/") } }
            .flatMap { file, tree in ChangeFinder(file, tree, signatures).found }
    }
}
