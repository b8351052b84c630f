/// A review as text for people.
@MainActor
package enum ReviewText {
    /// What differs, component by component, and at the end how much.
    /// - Parameter isBrief: only say which states differ.
    package static func lines(of review: Review, isBrief: Bool = false) -> [String] {
        let differences = review.components.filter { !$0.isSame }.flatMap { lines(of: $0, isBrief: isBrief) }
        let orphans = review.orphans.map { "\($0): \(Review.words(forOrphan: $0))" }
        let found = differences + orphans
        return found + (found.isEmpty || isBrief ? [] : [""]) + summary(of: review)
    }

    /// What differs in one component; nothing where it is as approved.
    /// - Parameter isBrief: only say which states differ.
    package static func lines(of component: Review.Component, isBrief: Bool = false) -> [String] {
        let id = component.subject.id
        guard component.isApproved else {
            return ["\(id): not approved yet, \(Count.of(component.stateCount, "state"))"]
        }
        var lines = component.changes.flatMap { change in
            ["\(id), \(change.title): \(words(for: change.kind))"] + (isBrief ? [] : change.lines.map { "  \($0)" })
        }
        if component.isHeaderChanged {
            lines.append("\(id): header changed")
            if !isBrief { lines += component.headerLines.map { "  \($0)" } }
        }
        if component.isOrderChanged { lines.append("\(id): the order of its states changed") }
        return lines
    }

    /// `new`, `gone`, `glyphs, styles changed`.
    package static func words(for kind: DumpComparison.Change.Kind) -> String {
        switch kind {
        case .new: "new"
        case .gone: "gone"
        case .changed([]): "written differently"
        case .changed(let layers): layers.map(\.rawValue).joined(separator: ", ") + " changed"
        }
    }

    /// `140 of 140 components and 9 of 9 pages are as approved`; what was not looked at is not told of.
    private static func same(in review: Review) -> String {
        let pages = review.pages
        let components = review.components.filter { !$0.isPage }
        var counts: [String] = []
        if !components.isEmpty || pages.isEmpty {
            counts.append("\(components.count(where: \.isSame)) of \(Count.of(components.count, "component"))")
        }
        if !pages.isEmpty { counts.append("\(pages.count(where: \.isSame)) of \(Count.of(pages.count, "page"))") }
        let isOne = components.count + pages.count == 1
        return "\(counts.joined(separator: " and ")) \(isOne ? "is" : "are") as approved"
    }

    /// `2 approved files cannot be compared`.
    static func words(forUncompared count: Int) -> String {
        "\(Count.of(count, "approved file")) cannot be compared"
    }

    /// How much differs, and how much cannot be compared.
    package static func summary(of review: Review) -> [String] {
        let counts = review.counts
        let states = [(counts.changed, "changed"), (counts.new, "new"), (counts.gone, "gone")]
            .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        let lines = [same(in: review)]
        let problems = review.problems.isEmpty ? [] : [words(forUncompared: review.problems.count)]
        guard !states.isEmpty else { return lines + problems }
        let what = Count.of(review.clusters.count, "cluster")
        return lines + [
            "states and plays: \(states), \(counts.same) the same; \(what), see \"\(ProgramName.current) approve --list\""
        ] + problems
    }
}
