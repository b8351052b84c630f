@MainActor
extension [ComponentDescriptor] {
    /// The library's categories and those of these components, in the order in which they are listed.
    var knownCategories: [Category] { Set(Category.own).union(categories).sorted() }

    /// The category that somebody named, by its name or title in any case; `nil` where none is called so.
    func category(named name: String) -> Category? {
        knownCategories.first { [$0.rawValue, $0.title].contains { $0.lowercased() == name.lowercased() } }
    }

    /// Those of a category by its name or title in any case; all where `nil`.
    /// - Throws: `CatalogError.unknownCategory`.
    func filtered(byCategory name: String?) throws -> [ComponentDescriptor] {
        guard let name else { return self }
        guard let category = category(named: name) else {
            throw CatalogError.unknownCategory(name: name, known: knownCategories.map(\.rawValue))
        }
        return filter { $0.category == category }
    }
}
