/// The reason why approved dumps could not be read.
package enum ApprovalError: Error, Equatable, CustomStringConvertible {
    case noFolder(path: String)
    case unreadable(path: String, reason: String)
    /// More bytes than a dump can have.
    case tooLarge(path: String)
    /// Bytes that are no UTF-8.
    case notText(path: String)
    /// Line ends of another system, as some version control makes them.
    case carriageReturns(path: String)
    /// A merge that has not been settled; lines count from 1.
    case conflict(path: String, line: Int)
    /// Something else than a dump of this component.
    case foreign(path: String, found: String, component: String)
    /// A dump that has been cut or edited; the first line that no dump can have, counted from 1.
    case damaged(path: String, line: Int, found: String)
    /// The same state twice.
    case twice(path: String, title: String)
    /// Glyphs alone, beside a dump with all layers.
    case withoutStyles(path: String)
    /// Glyphs alone, where everything is to be approved.
    case plain(path: String)
    /// A page that cannot be drawn, so that there is nothing to compare its dump with.
    case notDrawn(path: String, reason: String)

    package var description: String {
        switch self {
        case .noFolder(let path):
            "there is no folder \"\(path)\" with approved dumps; \"\(ProgramName.current) approve\" makes it"
        case .unreadable(let path, let reason): "cannot read \"\(path)\": \(reason)"
        case .tooLarge(let path):
            "\(path): is larger than \(ApprovedFile.mostBytes >> 20) MiB, which no dump is; restore the file, "
                + "or move it away and approve the component anew"
        case .notText(let path):
            "\(path): is no UTF-8 text; restore the file, or move it away and approve the component anew"
        case .carriageReturns(let path):
            "\(path): its lines end in CR LF, and approved dumps end theirs in LF; "
                + "in .gitattributes, \"*.txt text eol=lf\" keeps them so"
        case .conflict(let path, let line):
            "\(path):\(line): has the mark of a merge conflict; settle it, or \(Self.wayToApprove(line))"
        case .foreign(let path, let found, let component):
            "\(path):1: begins with \"\(found)\", and the approved dump of \(component) begins with \"\(component)\"; "
                + "restore the file, or move it away and approve the component anew"
        case .damaged(let path, let line, let found):
            "\(path):\(line): \"\(found)\" is not as a dump is written; restore the file, or \(Self.wayToApprove(line))"
        case .withoutStyles(let path):
            "\(path): has no styles, and what it is compared with has; "
                + "\"\(ProgramName.current) dump --styles\" writes them"
        case .plain(let path):
            "\(path): has no styles, as approved dumps have; approve the component anew, or compare two such dumps by "
                + "\"\(ProgramName.current) diff\""
        case .notDrawn(_, let reason): reason
        case .twice(let path, let title):
            "\(path): holds \"\(title)\" twice; take one of them out, or call one of two states or plays otherwise"
        }
    }

    /// What helps where a line is wrong: a file that does not begin as a dump is taken for somebody else's, and not written over.
    private static func wayToApprove(_ line: Int) -> String {
        (line > headerLineCount ? "" : "move it away and ") + "approve the component anew"
    }

    /// Lines above the states, by which a dump is known.
    private static let headerLineCount = 3

    /// The line of the file, counted from 1, at which it shows.
    var line: Int {
        switch self {
        case .conflict(_, let line), .damaged(_, let line, _): line
        case .noFolder, .unreadable, .tooLarge, .notText, .carriageReturns, .foreign, .twice, .withoutStyles, .plain,
            .notDrawn:
            1
        }
    }

    /// The file that could not be read, below the folder.
    package var path: String {
        switch self {
        case .noFolder(let path), .unreadable(let path, _), .notText(let path), .carriageReturns(let path),
            .tooLarge(let path), .conflict(let path, _), .foreign(let path, _, _), .damaged(let path, _, _),
            .twice(let path, _), .withoutStyles(let path), .plain(let path), .notDrawn(let path, _):
            path
        }
    }
}
