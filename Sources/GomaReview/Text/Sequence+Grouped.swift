extension Sequence {
    /// The elements by what they have in common, both in the order in which they come up.
    package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        var groups: [(key: Key, elements: [Element])] = []
        var places: [Key: Int] = [:]
        for element in self {
            let common = key(element)
            if let place = places[common] {
                groups[place].elements.append(element)
            } else {
                places[common] = groups.count
                groups.append((common, [element]))
            }
        }
        return groups
    }
}
