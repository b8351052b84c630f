/// A review as JSON for programs. Rows and columns count from 1.
@MainActor
package enum ReviewJSON {
    /// One object: folder, counts, components with their changes, clusters, orphans, problems.
    package static func text(of review: Review) throws -> String {
        let clusters = review.clusters
        let explained = clusters.byMember
        let counts = review.counts
        let report = JSONValue.object([
            "folder": .string(review.folder), "isSame": .bool(review.isSame && review.problems.isEmpty),
            "counts": .object([
                "same": .integer(counts.same), "new": .integer(counts.new), "changed": .integer(counts.changed),
                "gone": .integer(counts.gone),
            ]),
            "components": .array(review.components.map { json($0, explained) }),
            "clusters": .array(clusters.map { json($0) }), "orphans": .texts(review.orphans),
            "problems": .texts(review.problems.map(\.description)),
        ])
        return try ReadableJSON.text(of: report)
    }

    /// - Parameter explained: the clusters that each member is in.
    private static func json(
        _ component: Review.Component, _ explained: [ChangeCluster.Member: [ChangeCluster]]
    ) -> JSONValue {
        .members([
            "id": .string(component.subject.id), "file": .string(component.path),
            "isApproved": .bool(component.isApproved), "states": .integer(component.stateCount),
            "isHeaderChanged": .bool(component.isHeaderChanged),
            // The lines above the states that went and came; not there where they are as approved.
            "header": component.headerChange.map { json($0) }, "isOrderChanged": .bool(component.isOrderChanged),
            "changes": .array(
                component.changes.map { change in
                    let member = component.member(titled: change.title)
                    return json(change, id: member.id, clusters: (explained[member] ?? []).map(\.id))
                }),
        ])
    }

    private static func json(_ change: DumpComparison.Change, id: String, clusters: [String]) -> JSONValue {
        let difference = change.difference
        let kind =
            switch change {
            case .new: "new"
            case .gone: "gone"
            case .changed: "changed"
            }
        return .object([
            "id": .string(id), "title": .string(change.title), "kind": .string(kind),
            "layers": .texts(difference?.layers.map(\.rawValue) ?? []), "clusters": .texts(clusters),
            "texts": texts(of: difference?.picture), "rows": rows(of: difference?.picture),
            "styles": .array(difference?.picture.styles.map { json($0) } ?? []),
            // Styles that cells do not tell, as there are more than letters.
            "stylesWithoutLetter": json(difference?.unseenStyles), "focus": json(difference?.focus),
            "reading": json(difference?.reading),
            // In rows and columns of the frames side by side.
            "film": .object(["texts": texts(of: difference?.film), "rows": rows(of: difference?.film)]),
        ])
    }

    private static func json(_ lines: BlockDifference.Lines?) -> JSONValue {
        .object(["removed": .texts(lines?.removed ?? []), "added": .texts(lines?.added ?? [])])
    }

    private static func json(_ style: PictureDifference.StyleChange) -> JSONValue {
        .object([
            "aspect": .string(style.aspect.rawValue), "old": .string(style.old), "new": .string(style.new),
            "firstRow": .integer(style.rows.lowerBound), "lastRow": .integer(style.rows.upperBound),
            "firstColumn": .integer(style.columns.lowerBound), "lastColumn": .integer(style.columns.upperBound),
        ])
    }

    private static func texts(of picture: PictureDifference?) -> JSONValue {
        let texts = picture?.texts.map { text in
            JSONValue.object([
                "row": .integer(text.row), "column": .integer(text.column), "old": .string(text.old),
                "new": .string(text.new),
            ])
        }
        return .array(texts ?? [])
    }

    private static func rows(of picture: PictureDifference?) -> JSONValue {
        let rows = picture?.rows.map { rows in
            JSONValue.object([
                "kind": .string(rows.isAdded ? "added" : "removed"), "first": .integer(rows.rows.lowerBound),
                "last": .integer(rows.rows.upperBound), "lines": .texts(rows.lines),
            ])
        }
        return .array(rows ?? [])
    }

    private static func json(_ cluster: ChangeCluster) -> JSONValue {
        .object([
            "id": .string(cluster.id), "kind": .string(cluster.kind.rawValue), "title": .string(cluster.title),
            "states": .integer(cluster.members.count), "components": .integer(cluster.componentCount),
            "members": .array(
                cluster.members.map { .object(["component": .string($0.component), "state": .string($0.title)]) }),
            "sample": .texts(cluster.sample),
        ])
    }
}
