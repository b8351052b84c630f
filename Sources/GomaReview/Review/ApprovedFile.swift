import Foundation

/// An approved dump as it lies in its file, looked over before anything is made of it.
package struct ApprovedFile {
    let text: String
    let dump: ComponentDump
    /// What messages call it.
    private let path: String

    /// Bytes that a dump can have, a hundred times those of a large one.
    static let mostBytes = 8 << 20

    /// The bytes of a file, whatever they are.
    /// - Parameters:
    ///   - place: where it lies.
    ///   - path: what messages call it.
    static func data(at place: String, path: String) throws(ApprovalError) -> Data {
        do throws(PlainFileError) {
            return try PlainFile.data(at: place, upTo: mostBytes)
        } catch {
            switch error {
            case .refused(let code): throw .unreadable(path: path, reason: String(cString: strerror(code)))
            case .notPlain: throw .unreadable(path: path, reason: "it is not a file of text")
            case .tooLong: throw .tooLarge(path: path)
            }
        }
    }

    /// - Parameters:
    ///   - path: below the folder, for messages.
    ///   - component: the `namespace:Name` that the file is to be about.
    package init(_ data: Data, path: String, component: String?) throws(ApprovalError) {
        guard data.count <= Self.mostBytes else { throw ApprovalError.tooLarge(path: path) }
        guard let text = String(data: data, encoding: .utf8) else { throw ApprovalError.notText(path: path) }
        guard !text.utf8.contains(0x0D) else { throw ApprovalError.carriageReturns(path: path) }
        let lines = ComponentDump.lines(of: text)
        if let line = lines.firstIndex(where: DumpBlock.isConflictMark) {
            throw ApprovalError.conflict(path: path, line: line + 1)
        }
        if let component, lines[0] != TextGate.sanitized(component) {
            throw ApprovalError.foreign(path: path, found: String(lines[0].prefix(60)), component: component)
        }
        let dump = ComponentDump(parsing: lines)
        let written = dump.text(withStyles: true)
        if written != text {
            let expected = ComponentDump.lines(of: written)
            let line = zip(lines, expected).enumerated().first { $1.0 != $1.1 }?.offset
            let place = line ?? min(lines.count, expected.count) - 1
            throw ApprovalError.damaged(path: path, line: place + 1, found: String(lines[place].prefix(60)))
        }
        var titles: Set<String> = []
        if let title = dump.blocks.map(\.title).first(where: { !titles.insert($0).inserted }) {
            throw ApprovalError.twice(path: path, title: title)
        }
        self.text = text
        self.dump = dump
        self.path = path
    }

    /// What is drawn otherwise by now; `nil` where nothing is.
    /// - Throws: ``ApprovalError/plain(path:)`` where it tells of glyphs alone: nothing says what else was approved.
    func comparison(with now: ComponentDump) throws(ApprovalError) -> DumpComparison? {
        guard now.text(withStyles: true) != text else { return nil }
        guard dump.hasStyles else { throw ApprovalError.plain(path: path) }
        return DumpComparison(from: dump, to: now)
    }

    /// The line, counted from 1, on which a state begins, for those who point into the file.
    func line(of title: String) -> Int? {
        guard let block = dump.blocks.first(where: { $0.title == title }),
            let rule = block.lines(withStyles: false).first
        else { return nil }
        return ComponentDump.lines(of: text).firstIndex { $0 == rule }.map { $0 + 1 }
    }
}
