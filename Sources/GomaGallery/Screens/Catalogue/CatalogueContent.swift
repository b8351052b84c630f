import GomaUI

/// A row of the table of components.
enum CatalogueRow: Hashable {
    case heading(Category, count: Int)
    /// A component by its place in the registry.
    case component(Int)

    /// The component's place in the registry; `nil` for a heading.
    var component: Int? {
        guard case .component(let index) = self else { return nil }
        return index
    }
}

/// The order of the table's rows while nothing filters them.
enum CatalogueOrder: String, CaseIterable, Sendable {
    /// Under the names of the categories.
    case category
    case name
    /// Those with most states first.
    case states

    var next: CatalogueOrder {
        let all = Self.allCases
        return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
    }
}

/// What the table shows.
struct CatalogueContent {
    /// All components, in the registry's order.
    var components: [ComponentDescriptor] = []
    var rows: [CatalogueRow] = []
    var filter = ""
    var order = CatalogueOrder.category
    var shownCount = 0
    /// Whether the living preview is beside or below the table, where there is room.
    var hasPreview = true

    var isFiltered: Bool { !FuzzyQuery(filter).isEmpty }
    /// Whether rows stand under the names of their categories.
    var isGrouped: Bool { !isFiltered && order == .category }
}
