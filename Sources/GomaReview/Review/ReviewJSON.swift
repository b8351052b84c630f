/// A review as JSON for programs. Rows and columns count from 1.
@MainActor
package enum ReviewJSON {
    private struct Report: Encodable {
        let folder: String
        let isSame: Bool
        let counts: [String: Int]
        let components: [Component]
        let clusters: [Cluster]
        let orphans: [String]
        let problems: [String]
    }

    private struct Component: Encodable {
        let id: String
        let file: String
        let isApproved: Bool
        let states: Int
        let isHeaderChanged: Bool
        /// Lines above the states that went and came; not there where they are as approved.
        let header: BlockDifference.Lines?
        let isOrderChanged: Bool
        let changes: [State]
    }

    private struct State: Encodable {
        let id: String
        let title: String
        let kind: String
        let layers: [String]
        let clusters: [String]
        let texts: [PictureDifference.TextChange]
        let rows: [Rows]
        let styles: [Style]
        /// Styles that cells do not tell, as there are more than letters.
        let stylesWithoutLetter: BlockDifference.Lines
        let focus: BlockDifference.Lines
        let reading: BlockDifference.Lines
        let film: Film
    }

    /// What differs between films, in rows and columns of their frames side by side.
    private struct Film: Encodable {
        let texts: [PictureDifference.TextChange]
        let rows: [Rows]
    }

    private struct Rows: Encodable {
        let kind: String
        let first: Int
        let last: Int
        let lines: [String]
    }

    private struct Style: Encodable {
        let aspect: String
        let old: String
        let new: String
        let firstRow: Int
        let lastRow: Int
        let firstColumn: Int
        let lastColumn: Int
    }

    private struct Cluster: Encodable {
        let id: String
        let kind: String
        let title: String
        let states: Int
        let components: Int
        let members: [[String: String]]
        let sample: [String]
    }

    /// One object: folder, counts, components with their changes, clusters, orphans, problems.
    package static func text(of review: Review) throws -> String {
        let clusters = review.clusters
        let explained = clusters.byMember
        let counts = review.counts
        let report = Report(
            folder: review.folder, isSame: review.isSame && review.problems.isEmpty,
            counts: ["same": counts.same, "new": counts.new, "changed": counts.changed, "gone": counts.gone],
            components: review.components.map { component in
                Component(
                    id: component.subject.id, file: component.path, isApproved: component.isApproved,
                    states: component.stateCount, isHeaderChanged: component.isHeaderChanged,
                    header: component.headerChange, isOrderChanged: component.isOrderChanged,
                    changes: component.changes.map { change in
                        let member = component.member(titled: change.title)
                        return state(of: change, id: member.id, clusters: (explained[member] ?? []).map(\.id))
                    })
            },
            clusters: clusters.map(object), orphans: review.orphans, problems: review.problems.map(\.description))
        return try ReadableJSON.text(of: report)
    }

    private static func object(_ cluster: ChangeCluster) -> Cluster {
        Cluster(
            id: cluster.id, kind: cluster.kind.rawValue, title: cluster.title, states: cluster.members.count,
            components: cluster.componentCount,
            members: cluster.members.map { ["component": $0.component, "state": $0.title] }, sample: cluster.sample)
    }

    private static func state(of change: DumpComparison.Change, id: String, clusters: [String]) -> State {
        let difference = change.difference
        let noLines = BlockDifference.Lines(from: [], to: [])
        let kind =
            switch change.kind {
            case .new: "new"
            case .gone: "gone"
            case .changed: "changed"
            }
        return State(
            id: id, title: change.title, kind: kind, layers: difference?.layers.map(\.rawValue) ?? [],
            clusters: clusters, texts: difference?.picture.texts ?? [], rows: rows(of: difference?.picture),
            styles: difference?.picture.styles.map {
                Style(
                    aspect: $0.aspect.rawValue, old: $0.old, new: $0.new, firstRow: $0.rows.lowerBound,
                    lastRow: $0.rows.upperBound, firstColumn: $0.columns.lowerBound, lastColumn: $0.columns.upperBound)
            } ?? [],
            stylesWithoutLetter: difference?.unseenStyles ?? noLines, focus: difference?.focus ?? noLines,
            reading: difference?.reading ?? noLines,
            film: Film(texts: difference?.film.texts ?? [], rows: rows(of: difference?.film)))
    }

    private static func rows(of picture: PictureDifference?) -> [Rows] {
        picture?.rows.map {
            Rows(
                kind: $0.isAdded ? "added" : "removed", first: $0.rows.lowerBound, last: $0.rows.upperBound,
                lines: $0.lines)
        } ?? []
    }
}
