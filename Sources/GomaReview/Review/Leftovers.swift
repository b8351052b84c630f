/// Approved states and files without anything behind them.
@MainActor
package struct Leftovers {
    private let components: [Review.Component]
    private let files: [String]
    /// Files that nothing is behind and that are no dumps, so that they are somebody else's.
    package let notes: [String]

    /// - Parameter withFiles: whether files without a component are looked at too.
    package init(of review: Review, withFiles: Bool = true) {
        components = review.components.filter { !$0.gone.isEmpty }
        let orphans = withFiles ? review.orphans : []
        let dumps = Set(orphans.filter { Self.isDump($0, in: review.folder) })
        files = orphans.filter(dumps.contains)
        notes = orphans.filter { !dumps.contains($0) }.map { "\($0): is no dump, and is left alone" }
    }

    package var count: Int { files.count + components.reduce(0) { $0 + $1.gone.count } }

    package var isEmpty: Bool { count == 0 }

    /// One for each thing that is left over, with what is not to be removed at the end.
    package var lines: [String] {
        components.flatMap { component in
            component.gone.sorted().map { "\(component.subject.id), \($0): nothing is behind it" }
        } + files.map { "\($0): \(Review.words(forOrphan: $0))" } + notes
    }

    /// - Throws: `OutputError` where the system refuses.
    package func remove(with approval: Approval) throws {
        for component in components {
            _ = try approval.accept(AcceptedChanges(gone: Set(component.gone)), of: component)
        }
        for file in files { try approval.remove(orphan: file) }
    }

    /// Whether a file is what `approve` writes, whatever it is about.
    private static func isDump(_ path: String, in folder: String) -> Bool {
        do {
            let file = try ApprovedDumps(folder: folder).file(at: path, component: nil)
            let header = file?.dump.header ?? []
            return header.count > 1 && header[0].contains(":")
                && ["category: ", OwnFile.pageMark].contains(where: header[1].hasPrefix)
        } catch {
            return false
        }
    }
}
