import Foundation

/// An approved dump as it lies in its file, looked over before anything is made of it.
struct ApprovedFile {
    let text: String
    let dump: ComponentDump

    /// - Parameters:
    ///   - path: below the folder, for messages.
    ///   - component: the `namespace:Name` that the file is to be about.
    /// - Throws: ``ApprovalError``.
    init(_ data: Data, path: String, component: String?) throws(ApprovalError) {
        guard let text = String(data: data, encoding: .utf8) else { throw ApprovalError.notText(path: path) }
        guard !data.contains(0x0D) else { throw ApprovalError.carriageReturns(path: path) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if let line = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") || $0.hasPrefix(">>>>>>> ") }) {
            throw ApprovalError.conflict(path: path, line: line + 1)
        }
        let first = String(lines[0].prefix(60))
        if let component, first != component {
            throw ApprovalError.foreign(path: path, found: first, component: component)
        }
        let dump = ComponentDump(parsing: text)
        let written = dump.text(withStyles: true)
        if written != text {
            let expected = written.split(separator: "\n", omittingEmptySubsequences: false)
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
    }

    /// The line, counted from 1, on which a state begins, for those who point into the file.
    func line(of title: String) -> Int? {
        guard let block = dump.blocks.first(where: { $0.title == title }),
            let rule = block.lines(withStyles: false).first
        else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0 == rule }.map { $0 + 1 }
    }
}
