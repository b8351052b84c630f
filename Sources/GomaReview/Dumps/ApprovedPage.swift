import Foundation

/// A page that has been approved: its dump, and the file that the dump says it is of.
package struct ApprovedPage: Equatable, Sendable {
    /// The dump, below the folder of dumps.
    package let path: String
    /// The page's file, as a way from the working directory or from the root.
    package let file: String

    /// The folder of pages below that of dumps.
    package static let folder = "pages"

    /// Whether the file is there, and the dump lies where that of its page does.
    package var isThere: Bool { Self.isThere(file, at: path) }

    private static func isThere(_ file: String, at path: String) -> Bool {
        path == Self.path(of: name(of: file)) && FileManager.default.fileExists(atPath: file)
    }

    /// What stands before the name of a page where pages are named beside components.
    package static let mark = "page:"

    /// What a page is called: its file's name without the ending.
    package static func name(of file: String) -> String {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }

    /// Where the dump of a page lies below the folder of dumps.
    /// - Parameter theme: is part of the file's name, where there are several.
    package static func path(of name: String, theme: String? = nil, ending: String = "txt") -> String {
        "\(folder)/\(FileName.safe(name))\(theme.map { "@\(FileName.safe($0))" } ?? "").\(ending)"
    }

    /// The lines above the pictures of a page's dump.
    /// - Parameters:
    ///   - name: what the page is called.
    ///   - file: where it lies, as a way from the working directory.
    ///   - folder: the folder of dumps, from which the dump tells of the file, so that it says the same wherever it is made.
    package static func header(_ name: String, file: String, in folder: String, glyphs: Glyphs) -> [String] {
        [
            mark + name, OwnFile.pageMark + way(from: folder, to: file),
            "glyphs: \(glyphs.isASCII ? "ASCII" : "Unicode")",
        ]
        .map(TextGate.sanitized)
    }

    /// The way from a folder to a file, both as they are told from the working directory.
    private static func way(from folder: String, to file: String) -> String {
        let start = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.pathComponents
        let end = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
        let shared = zip(start, end).prefix { $0 == $1 }.count
        return (start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared)).joined(separator: "/")
    }

    /// - Returns: `nil` where what lies at `path` below the folder is no dump of a page.
    init?(at path: String, in folder: String) {
        guard path.hasPrefix("\(Self.folder)/"), path.hasSuffix(".txt"),
            // What is no file, such as a pipe, is not waited for.
            let head = try? PlainFile.head(at: "\(folder)/\(path)", upTo: OwnFile.headLength)
        else { return nil }
        // A page whose lines end in CR LF is one, so that they are what is told of it.
        let files = Self.ways(in: String(decoding: head, as: UTF8.self)).map {
            Self.shortened($0.hasPrefix("/") ? String($0) : "\(folder)/\($0)")
        }
        guard let file = files.first(where: { Self.isThere($0, at: path) }) ?? files.first else { return nil }
        self.path = path
        self.file = file
    }

    /// The ways to the page's file: the second line's, or those of both sides where a merge has not been settled there.
    private static func ways(in head: String) -> [Substring] {
        let lines = head.split(whereSeparator: \.isNewline)
        guard lines.count > 2 else { return [] }
        let isConflict = lines.prefix(2).contains { line in DumpBlock.conflictMarks.contains(where: line.hasPrefix) }
        let header = isConflict ? lines.prefix { !$0.hasPrefix(DumpBlock.mark) } : lines[1...1]
        return header.filter { $0.hasPrefix(OwnFile.pageMark) }.map { $0.dropFirst(OwnFile.pageMark.count) }
    }

    /// Without steps that lead out again.
    private static func shortened(_ path: String) -> String {
        let way = way(from: ".", to: path)
        return way.hasPrefix("../../../") ? URL(fileURLWithPath: path).standardizedFileURL.path : way
    }
}
