/// A row of the table of components.
package enum CatalogueRow: Hashable {
    case heading(Category, count: Int)
    /// A component by its place in the registry.
    case component(Int)

    /// The component's place in the registry; `nil` for a heading.
    var component: Int? {
        guard case .component(let index) = self else { return nil }
        return index
    }
}
