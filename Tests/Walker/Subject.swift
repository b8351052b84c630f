/// A screen of the program that can be walked.
struct Subject: Hashable {
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

    /// What it is called on the command line and in reports.
    var name: String { group == .gallery ? "gallery" : arguments.joined(separator: " ") }
}
