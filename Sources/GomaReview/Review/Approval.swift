/// The writer of accepted changes into the approved files, each whole; a file of somebody else's stays as it is.
@MainActor
package struct Approval {
    /// The result for one component.
    package struct Outcome: Equatable, Sendable {
        package let component: String
        /// States whose blocks have been written.
        package let accepted: Int
        /// Whether the lines above the states have been written.
        let isHeaderAccepted: Bool
        /// Whether the states have been put in order.
        let isOrderAccepted: Bool
        /// States that stay as they are, though they have changed.
        package let left: Int
        /// What stays as it is beside states.
        let leftBeside: [String]

        /// What has been approved, and how much has not.
        package var words: String {
            let parts = [
                accepted > 0 ? Count.of(accepted, "state") : nil, isHeaderAccepted ? "header" : nil,
                isOrderAccepted ? "order of states" : nil,
            ].compactMap(\.self)
            let rest = (left > 0 ? [Count.of(left, "state")] : []) + leftBeside
            return (parts.isEmpty ? "nothing" : parts.joined(separator: ", ")) + " approved"
                + (rest.isEmpty ? "" : ", \(rest.joined(separator: " and ")) left as approved")
        }
    }

    private let writer: DumpWriter

    /// - Throws: `OutputError` where the folder cannot be made.
    package init(folder: String) throws { writer = try DumpWriter(folder: folder, overwriting: .ownFiles) }

    /// Accepts a part of a component's changes, or nothing where there is nothing to accept.
    /// - Throws: `OutputError` where the file cannot be written or is somebody else's.
    package func accept(_ changes: AcceptedChanges, of component: Review.Component) throws -> Outcome? {
        guard !changes.isEmpty else { return nil }
        let titles = Set(component.changes.filter { $0.new != nil }.map(\.title)).intersection(changes.titles)
        let gone = Set(component.gone).intersection(changes.gone)
        if let merged = component.merged(changes) {
            try writer.write(merged.text(withStyles: true), to: component.path)
        } else {
            try writer.remove(component.path)
        }
        return Outcome(
            component: component.subject.id, accepted: titles.count, isHeaderAccepted: changes.header,
            isOrderAccepted: changes.order, left: component.changes.count - titles.count - gone.count,
            leftBeside: component.wholeChanges
                .filter { $0.kind == .header ? !changes.header : !changes.order }.map(\.title))
    }

    /// Writes a component as it looks now over an approved dump that cannot be read.
    /// - Throws: `OutputError`, and whatever a component throws that cannot be drawn.
    package func replace(_ component: any DumpSubject) throws {
        try writer.write(component.dump().text(withStyles: true), to: component.dumpPath)
    }

    /// Takes an approved file without a component away.
    /// - Throws: `OutputError` where the system refuses.
    func remove(orphan path: String) throws { try writer.remove(path) }
}
