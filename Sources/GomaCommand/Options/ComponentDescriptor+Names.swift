extension ComponentRegistry {
    /// The components that words of the command line name, each once: a word is a component's name, a category, or a whole
    /// namespace. All where there are none.
    /// - Parameter isMine: whether the library's own are left aside.
    /// - Throws: `CatalogError`, or a ``Failure`` where nothing is left.
    func components(named words: [String], isMine: Bool = false) throws -> [ComponentDescriptor] {
        var seen: Set<String> = []
        let named = try words.isEmpty ? components : words.flatMap(components(named:))
        let found = named.filter { (!isMine || $0.namespace != Self.ownNamespace) && seen.insert($0.id).inserted }
        guard !isMine || !found.isEmpty else {
            throw Failure(
                "all that is named is the library's own; --mine shows those of other namespaces than "
                    + "\"\(Self.ownNamespace)\"", code: FailureCode.usage)
        }
        return found
    }

    /// The components of these names, each once: a component has several names, in any case of letters.
    /// - Throws: `CatalogError`.
    func eachComponent(named names: [String]) throws -> [ComponentDescriptor] {
        var seen: Set<String> = []
        return try names.map { try component(named: $0) }.filter { seen.insert($0.id).inserted }
    }

    func knows(_ word: String) -> Bool { (try? components(named: word)) != nil }

    private func components(named word: String) throws -> [ComponentDescriptor] {
        do {
            return [try component(named: word)]
        } catch let error as CatalogError {
            if case .ambiguousComponent = error { throw error }
            let wanted = word.lowercased()
            if let category = components.category(named: word) {
                let found = components.filter { $0.category == category }
                if !found.isEmpty { return found }
            }
            let found = components.filter { $0.namespace.lowercased() == wanted }
            if !found.isEmpty { return found }
            let groups = components.categories.map(\.rawValue) + Set(components.map(\.namespace)).sorted()
            throw Failure(
                "no component, category or namespace is named \"\(word)\""
                    + NearestName.link(
                        for: word,
                        among: groups + components.map(\.name) + components.map(\.viewName) + components.map(\.id))
                    + " \"\(Program.name) list\" shows all", code: FailureCode.usage)
        }
    }
}
