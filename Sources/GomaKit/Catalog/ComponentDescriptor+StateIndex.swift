extension ComponentDescriptor {
    /// The place of the state meant by a name or a number counted from one; the first where `name` is `nil`.
    /// - Throws: `CatalogError.unknownState` with the nearest names.
    package func stateIndex(matching name: String?) throws -> Int {
        guard let name else { return 0 }
        if let index = stateIndex(named: name) { return index }
        if let number = Int(name), states.indices.contains(number - 1) { return number - 1 }
        throw CatalogError.unknownState(name: name, component: self.name, known: states.map(\.name))
    }
}
