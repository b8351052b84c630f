import TerminalWalker

/// A screen of the program that can be walked.
struct Subject: Hashable, Sendable {
    /// What it belongs to; walks take turns among these, so that one state in a thousand does not crowd out the gallery.
    enum Group: Int, CaseIterable {
        case gallery, page, approval, component, bareState
    }

    let group: Group
    /// Arguments of the program, as people write them; files are named from the project's folder.
    let arguments: [String]
    /// Where a folder of approved dumps that may be written to is put in place of the argument ``approvedFolder``.
    let needsApprovedDumps: Bool

    /// Stands for the folder that each walk gets for itself.
    static let approvedFolder = "APPROVED"

    init(_ group: Group, _ arguments: [String], needsApprovedDumps: Bool = false) {
        self.group = group
        self.arguments = arguments
        self.needsApprovedDumps = needsApprovedDumps
    }

    /// How it may end by itself: well, or telling of approved dumps that cannot be read, of which the copy has some.
    var statuses: Set<Int32> { needsApprovedDumps ? [0, 2] : [0] }

    /// Sets of options of which each walk takes one by chance.
    private static let options: [[String]] = [
        [], [], [], ["--ascii"], ["--colors", "16"], ["--colors", "mono"], ["--theme", "goma-light"],
        ["--locale", "pt"], ["--reduce-motion"],
    ]

    /// What it is called on the command line and in reports.
    var name: String { group == .gallery ? "gallery" : arguments.joined(separator: " ") }

    /// The program on this screen.
    /// - Parameters:
    ///   - path: the program's.
    ///   - project: the project's folder.
    func program(at path: String, project: String) -> WalkedProgram {
        WalkedProgram(path, name: name, statuses: statuses, options: Self.options) { folder in
            if needsApprovedDumps {
                try ApprovedCopy.make(of: "\(project)/Tests/Snapshots", at: "\(folder)/\(Self.approvedFolder)")
            }
            return arguments.map { word in
                if word == Self.approvedFolder { return "\(folder)/\(word)" }
                return word.contains("/") ? "\(project)/\(word)" : word
            }
        }
    }
}
