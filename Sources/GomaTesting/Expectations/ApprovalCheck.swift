/// Compares components with their approved dumps, in words, and writes those that are to be recorded.
@MainActor
struct ApprovalCheck {
    let folder: String
    let recording: Recording
    /// Whether it is the folder in which `approve` looks unless it is told another.
    var isUsualFolder = true

    /// What is not as approved, a message for each component, file without a component and file that cannot be read, and
    /// for each play that does not go as it says, whether that has been approved or not.
    /// - Parameter withOrphans: whether approved files are looked for that none of the components stands behind.
    /// - Throws: ``ApprovalError``, ``OutputError`` where the folder cannot be made, and whatever a component throws that
    ///   cannot be drawn.
    func messages(about components: [ComponentDescriptor], withOrphans: Bool) throws -> [String] {
        let approval = recording == .never ? nil : try Approval(folder: folder)
        let review = try Review(of: components, withOrphans: withOrphans, against: ApprovedDumps(folder: folder))
        let differences = review.components.filter { !$0.isSame }.map { component in
            let lines = ReviewText.lines(of: component)
            return (lines + [ending(for: component, approval)]).joined(separator: "\n")
        }
        let failing = review.components.flatMap { component in
            component.failingPlays.map { "\(component.subject.id), \($0)" }
        }
        let orphans = withOrphans ? review.orphans.map { "\($0): \(Review.words(forOrphan: $0))" } : []
        return differences + failing + orphans + review.problems.map(\.description)
    }

    /// What is to be done about a component that is not as approved, or has been.
    private func ending(for component: Review.Component, _ approval: Approval?) -> String {
        let name = component.subject.name
        let isRecorded = component.isApproved ? recording == .all : recording != .never
        guard isRecorded, let approval else {
            let value = component.isApproved ? Recording.all : .missing
            let program = program(showing: component.subject)
            return "look at it: \"\(program) show \(name)\"; \"\(program) approve \(name)\(option)\" accepts it, "
                + "and so does \(Recording.variable)=\(value.rawValue)"
        }
        do {
            _ = try approval.accept(component.allChanges(withGone: true), of: component)
        } catch {
            // The others are recorded, and told of, all the same.
            return "it could not be recorded: \(error)"
        }
        return "recorded in \(folder)/\(component.path): look at it before it is committed"
    }

    /// What shows a component: the library's own are in the library's program, and those of a package in one of its own,
    /// whose name no test knows.
    private func program(showing component: any DumpSubject) -> String {
        component.id.hasPrefix("\(ComponentRegistry.ownNamespace):") ? ProgramName.current : "your program"
    }

    /// What tells `approve` of the folder.
    private var option: String {
        guard !isUsualFolder else { return "" }
        return " --folder " + (folder.contains(" ") ? "'\(folder)'" : folder)
    }
}
