extension [String?] {
    /// The names of elements by what each calls itself; its place names one that has none, or that of one before it.
    var elementNames: [String] {
        let own = Set(compactMap(\.self))
        var known: Set<String> = []
        return enumerated().map { place, id in
            guard let id else { return "\(place)" }
            // Where another is called like the place, that is who would be found there.
            return known.insert(id).inserted || own.contains("\(place)") ? id : "\(place)"
        }
    }
}
