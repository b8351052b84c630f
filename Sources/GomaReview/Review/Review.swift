/// The review of components and pages against what has been approved: what is the same, what is new, changed or gone, and
/// why.
@MainActor
package struct Review {
    /// A component, or a page, with what differs in it.
    package struct Component {
        package let subject: any DumpSubject
        /// Below the folder of approved dumps.
        package let path: String
        /// Whether there is an approved file.
        package let isApproved: Bool
        /// States as drawn now.
        let stateCount: Int
        package let changes: [DumpComparison.Change]
        package let isHeaderChanged: Bool
        package let isOrderChanged: Bool
        package let dump: ComponentDump
        let approved: ApprovedFile?

        var isPage: Bool { path.hasPrefix("\(ApprovedPage.folder)/") }

        /// Titles of approved states that are no more.
        package var gone: [String] { changes.filter { $0.new == nil }.map(\.title) }

        /// Plays that do not go as they say, approved or not, with the reasons.
        package var failingPlays: [String] {
            dump.blocks.compactMap { block in block.failure.map { "\(block.title): \($0)" } }
        }

        /// Whether it is as approved.
        package var isSame: Bool { changes.isEmpty && !isHeaderChanged && !isOrderChanged }

        /// The lines above the states that went and came; `nil` where they are as approved.
        var headerChange: BlockDifference.Lines? {
            guard isHeaderChanged, let old = approved?.dump.header else { return nil }
            return BlockDifference.Lines(from: old, to: dump.header)
        }

        /// The lines above the states that went, with `-`, and those that came, with `+`; none where they are as approved.
        var headerLines: [String] { headerChange?.marked ?? [] }

        /// The line of the approved file, counted from 1, at which a state begins; 1 where it has none.
        func line(of title: String) -> Int { approved?.line(of: title) ?? 1 }
    }

    /// In the order in which they were given; those that cannot be compared are left out.
    package private(set) var components: [Component] = []
    /// Approved files without a component, by their paths below the folder.
    package let orphans: [String]
    /// Approved files that cannot be compared: those that cannot be read, those without styles, and those of pages that
    /// cannot be drawn.
    package private(set) var problems: [ApprovalError] = []
    /// The folder of approved dumps, as it was named.
    package let folder: String

    /// Draws every component and page, and compares it.
    /// - Parameters:
    ///   - subjects: what to look at.
    ///   - registered: what approved files may be about, pages apart; `subjects` where `nil`.
    ///   - same: the paths of approved files of which it is known already that they say what is drawn.
    ///   - undrawn: approved dumps of which it is known already that there is nothing to compare them with.
    ///   - withOrphans: whether approved files are looked for that nothing is behind.
    ///   - withNew: whether those are drawn too of which nothing has been approved; they are left out otherwise.
    ///   - onProgress: told the place and the component before each.
    /// - Throws: whatever a component throws that cannot be drawn, and ``InputError`` where the folder cannot be read.
    package init(
        of subjects: [any DumpSubject], registered: [any DumpSubject]? = nil, same: Set<String> = [],
        undrawn: [ApprovalError] = [], withOrphans: Bool = true, withNew: Bool = true,
        against approved: ApprovedDumps, onProgress: (Int, any DumpSubject) -> Void = { _, _ in }
    ) throws {
        folder = approved.path
        problems = undrawn
        orphans = try withOrphans ? approved.orphans(among: registered ?? subjects) : []
        for (index, subject) in subjects.enumerated() {
            onProgress(index, subject)
            do {
                let file = try approved.file(of: subject)
                if file == nil, !withNew { continue }
                let isSame = same.contains(subject.dumpPath)
                self.components.append(try Self.component(subject, against: file, isSame: isSame))
            } catch let problem as ApprovalError {
                problems.append(problem)
            }
        }
    }

    /// Adds what another review of the same folder has found, behind what is there.
    package mutating func append(_ other: Review) {
        components += other.components
        problems += other.problems
    }

    /// What is wrong with an approved file that nothing is behind.
    package static func words(forOrphan path: String) -> String {
        path.hasPrefix("\(ApprovedPage.folder)/") ? "no page is behind it" : "no component is behind it"
    }

    /// Whether everything is as approved.
    package var isSame: Bool { orphans.isEmpty && components.allSatisfy(\.isSame) }

    var pages: [Component] { components.filter(\.isPage) }

    /// How many states are the same, new, changed and gone.
    var counts: (same: Int, new: Int, changed: Int, gone: Int) {
        var counts = (same: 0, new: 0, changed: 0, gone: 0)
        for component in components {
            counts.same += component.stateCount
            for change in component.changes {
                switch change {
                case .gone: counts.gone += 1
                case .new: (counts.new, counts.same) = (counts.new + 1, counts.same - 1)
                case .changed: (counts.changed, counts.same) = (counts.changed + 1, counts.same - 1)
                }
            }
        }
        return counts
    }

    private static func component(
        _ subject: any DumpSubject, against file: ApprovedFile?, isSame: Bool
    ) throws -> Component {
        let dump = if isSame, let file { file.dump } else { try subject.dump() }
        var comparison: DumpComparison?
        if let file {
            if !isSame { comparison = try file.comparison(with: dump) }
        } else {
            comparison = DumpComparison(from: ComponentDump(parsing: ""), to: dump)
        }
        return Component(
            subject: subject, path: subject.dumpPath, isApproved: file != nil,
            stateCount: dump.blocks.count, changes: comparison?.changes ?? [],
            isHeaderChanged: file != nil && comparison?.isHeaderChanged ?? false,
            isOrderChanged: comparison?.isOrderChanged ?? false, dump: dump, approved: file)
    }
}
