/// The content of the table of components: rows, filter and order.
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
