import GomaReview
import GomaKit

/// Compares components with their approved dumps, in words, and writes those that are to be recorded.
@MainActor
struct ApprovalCheck {
    let folder: String
    let recording: Recording

    /// What is not as approved, a message for each component, file without a component and file that cannot be read.
    /// - Parameter withOrphans: whether approved files are looked for that none of the components stands behind.
    /// - Throws: ``ApprovalError``, ``OutputError``, and whatever a component throws that cannot be drawn.
    func messages(about components: [ComponentDescriptor], withOrphans: Bool) throws -> [String] {
        let approval = recording == .never ? nil : try Approval(folder: folder)
        let review = try Review(of: components, withOrphans: withOrphans, against: ApprovedDumps(folder: folder))
        let differences = try review.components.filter { !$0.isSame }.map { component in
            let lines = ReviewText.lines(of: component)
            return (lines + [try ending(for: component, approval)]).joined(separator: "\n")
        }
        let orphans = withOrphans ? review.orphans.map { "\($0): \(Review.words(forOrphan: $0))" } : []
        return differences + orphans + review.problems.map(\.description)
    }

    /// What is to be done about a component that is not as approved, or has been.
    private func ending(for component: Review.Component, _ approval: Approval?) throws -> String {
        let name = component.subject.name
        let isRecorded = component.isApproved ? recording == .all : recording != .never
        guard isRecorded, let approval else {
            let value = component.isApproved ? Recording.all : .missing
            return "look at it: \"gomaui show \(name)\"; \"gomaui approve \(name)\" accepts it, and so does "
                + "\(Recording.variable)=\(value.rawValue)"
        }
        _ = try approval.accept(component.allChanges(withGone: true), of: component)
        return "recorded in \(folder)/\(component.path): look at it before it is committed"
    }
}
