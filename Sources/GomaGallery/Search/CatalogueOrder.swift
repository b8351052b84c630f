/// The order of the table's rows while nothing filters them.
package enum CatalogueOrder: String, CaseIterable, Sendable {
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
