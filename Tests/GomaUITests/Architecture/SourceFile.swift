import Foundation

/// A Swift file of the package, with its lines as code: comments are blank.
struct SourceFile: Sendable {
    /// From the package's folder on, such as "Sources/GomaKit/Style/Spacing.swift".
    let path: String
    /// Code, line by line.
    let lines: [String]

    init(path: String, text: String) {
        self.path = path
        lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.code)
    }

    /// A line up to the comment that it ends with. It goes by bytes, as all lines of all sources are asked.
    private static func code(_ line: Substring) -> String {
        let bytes = line.utf8
        guard let slash = bytes.firstIndex(of: UInt8(ascii: "/")) else { return String(line) }
        let isFirst = bytes[..<slash].allSatisfy { $0 == UInt8(ascii: " ") }
        if isFirst, bytes[slash...].starts(with: "//".utf8) { return "" }
        let comment = bytes.indices.first { bytes[$0] == UInt8(ascii: " ") && bytes[$0...].starts(with: " //".utf8) }
        return String(line[..<(comment ?? line.endIndex)])
    }

    /// All Swift files below a folder of the package, in order.
    static func all(in folder: String) throws -> [SourceFile] {
        try paths(in: folder).filter { $0.hasSuffix(".swift") }.map { path in
            SourceFile(path: path, text: try text(at: path))
        }
    }

    /// The text of a file of the package.
    static func text(at path: String) throws -> String {
        try String(contentsOf: url(of: path), encoding: .utf8)
    }

    /// Where a file of the package is.
    static func url(of path: String) -> URL { package.appending(path: path) }

    /// Files below a folder of the package, in order.
    static func paths(in folder: String) throws -> [String] {
        let root = package.appending(path: folder)
        return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().map { "\(folder)/\($0)" }
    }

    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The name without its ending.
    var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }

    /// Lines that a pattern matches, with their number and the match.
    func matches(_ pattern: String) throws -> [SourceViolation] {
        // Foundation's: tests that go over all sources spend their time here, and the standard library's takes longer.
        let expression = try NSRegularExpression(pattern: pattern)
        return lines.enumerated().flatMap { index, line in
            expression.matches(in: line, range: NSRange(line.startIndex..., in: line)).compactMap { match in
                Range(match.range, in: line).map {
                    SourceViolation(path: path, line: index + 1, words: String(line[$0]))
                }
            }
        }
    }
}

/// A line that should not be there.
struct SourceViolation: Hashable, Sendable, CustomStringConvertible {
    let path: String
    let line: Int
    let words: String

    var description: String { "\(path):\(line): \(words)" }
}
