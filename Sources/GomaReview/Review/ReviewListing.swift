/// Clusters and states that differ, with the IDs by which they are accepted.
@MainActor
package enum ReviewListing {
    package static func lines(of review: Review) -> [String] {
        let clusters = review.clusters
        guard !clusters.isEmpty || !review.orphans.isEmpty else { return [nothingDiffers(in: review)] }
        let explained = clusters.byMember
        let first = clusters.map { cluster in
            [cluster.id, cluster.kind.rawValue, reach(of: cluster), cluster.title]
        }
        let states = review.components.flatMap { component in
            component.changes.map { change in
                let member = component.member(titled: change.title)
                return [
                    member.id, "\(component.subject.id), \(change.title)", ReviewText.words(for: change.kind),
                    (explained[member] ?? []).map(\.id).joined(separator: " "),
                ]
            }
        }
        let parts = [
            table(of: first, under: ["CLUSTER", "KIND", "IN", "CHANGE"]),
            table(of: states, under: ["STATE", "", "LAYERS", "CLUSTERS"]),
            review.orphans.isEmpty ? [] : Leftovers(of: review).lines,
        ]
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// Nothing where there are no rows.
    private static func table(of rows: [[String]], under head: [String]) -> [String] {
        rows.isEmpty ? [] : TextTable.lines(of: [head] + rows)
    }

    private static func nothingDiffers(in review: Review) -> String {
        guard !review.problems.isEmpty else { return "everything is as approved" }
        return "\(ReviewText.words(forUncompared: review.problems.count)); everything else is as approved"
    }

    /// `12 states of 3 components`.
    package static func reach(of cluster: ChangeCluster) -> String {
        let components = Count.of(cluster.componentCount, "component")
        guard cluster.kind != .header, cluster.kind != .order else { return components }
        let states = Count.of(cluster.members.count, "state")
        return cluster.componentCount == 1 ? states : "\(states) of \(components)"
    }
}

extension ChangeCluster.Member {
    /// Six letters and digits that stay the same from run to run.
    package var id: String { StableHash.shortID(of: "\(component)\n\(title)") }
}
