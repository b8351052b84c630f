import GomaUI

/// A row of the table of components.
enum CatalogueRow {
    case heading(title: String, count: Int)
    case component(ComponentDescriptor)
}

/// What the table shows.
struct CatalogueContent {
    let rows: [CatalogueRow]
    let filter: String
    let shownCount: Int
    let totalCount: Int
}
