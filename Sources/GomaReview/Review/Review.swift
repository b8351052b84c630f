import GomaKit

/// The review of components against what has been approved: what is the same, what is new, changed or gone, and why.
@MainActor
package struct Review {
    /// A component with what differs in it.
    package struct Component {
        package let descriptor: ComponentDescriptor
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

        /// Whether it is as approved.
        package var isSame: Bool { changes.isEmpty && !isHeaderChanged && !isOrderChanged }

        /// The line of the approved file, counted from 1, at which a state begins; 1 where it has none.
        func line(of title: String) -> Int { approved?.line(of: title) ?? 1 }
    }

    /// In the order of the catalogue; those whose approved file cannot be read are left out.
    package private(set) var components: [Component] = []
    /// Approved files without a component, by their paths below the folder.
    package let orphans: [String]
    /// Approved files that cannot be read.
    package private(set) var problems: [ApprovalError] = []
    /// The folder of approved dumps, as it was named.
    package let folder: String

    /// Draws every component and compares it.
    /// - Parameters:
    ///   - components: what to look at.
    ///   - registered: what approved files may be about; `components` where `nil`.
    ///   - onProgress: told the place and the component before each.
    /// - Throws: whatever a component throws that cannot be drawn.
    package init(
        of components: [ComponentDescriptor], registered: [ComponentDescriptor]? = nil, against approved: ApprovedDumps,
        onProgress: (Int, ComponentDescriptor) -> Void = { _, _ in }
    ) throws {
        folder = approved.path
        orphans = approved.orphans(among: registered ?? components)
        for (index, descriptor) in components.enumerated() {
            onProgress(index, descriptor)
            do {
                self.components.append(try Self.component(descriptor, against: approved))
            } catch let problem as ApprovalError {
                problems.append(problem)
            }
        }
    }

    /// Whether everything is as approved.
    package var isSame: Bool { orphans.isEmpty && components.allSatisfy(\.isSame) }

    /// How many states are the same, new, changed and gone.
    var counts: (same: Int, new: Int, changed: Int, gone: Int) {
        var counts = (same: 0, new: 0, changed: 0, gone: 0)
        for component in components {
            counts.same += component.stateCount
            for change in component.changes {
                switch change.kind {
                case .gone: counts.gone += 1
                case .new: (counts.new, counts.same) = (counts.new + 1, counts.same - 1)
                case .changed: (counts.changed, counts.same) = (counts.changed + 1, counts.same - 1)
                }
            }
        }
        return counts
    }

    private static func component(
        _ descriptor: ComponentDescriptor, against approved: ApprovedDumps
    ) throws -> Component {
        let file = try approved.file(of: descriptor)
        let dump = try ComponentDump(descriptor)
        var comparison: DumpComparison?
        if let file {
            if file.text != dump.text(withStyles: true) { comparison = DumpComparison(from: file.dump, to: dump) }
        } else {
            comparison = DumpComparison(from: ComponentDump(parsing: ""), to: dump)
        }
        return Component(
            descriptor: descriptor, path: ComponentDump.path(of: descriptor), isApproved: file != nil,
            stateCount: dump.blocks.count, changes: comparison?.changes ?? [],
            isHeaderChanged: file != nil && comparison?.isHeaderChanged ?? false,
            isOrderChanged: comparison?.isOrderChanged ?? false, dump: dump, approved: file)
    }
}
