/// The table's rows in each order, made when first asked for and kept.
@MainActor
final class CatalogueRows {
    private let components: [ComponentDescriptor]
    private var known: [CatalogueOrder: [CatalogueRow]] = [:]

    init(_ components: [ComponentDescriptor]) { self.components = components }

    func rows(by order: CatalogueOrder) -> [CatalogueRow] {
        if let rows = known[order] { return rows }
        let rows = make(order)
        known[order] = rows
        return rows
    }

    private func make(_ order: CatalogueOrder) -> [CatalogueRow] {
        switch order {
        case .category: grouped
        case .name:
            components.indices.map { ($0, components[$0].name.lowercased()) }
                .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map { .component($0.0) }
        case .states:
            components.indices.map { ($0, components[$0].states.count, components[$0].name) }
                .sorted { ($1.1, $0.2, $0.0) < ($0.1, $1.2, $1.0) }.map { .component($0.0) }
        }
    }

    /// The registry keeps the members of a category together.
    private var grouped: [CatalogueRow] {
        var rows: [CatalogueRow] = []
        var start = 0
        while start < components.count {
            let category = components[start].category
            let end = components[start...].firstIndex { $0.category != category } ?? components.count
            rows.append(.heading(category, count: end - start))
            rows += (start..<end).map(CatalogueRow.component)
            start = end
        }
        return rows
    }
}
