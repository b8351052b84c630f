/// How the states of a component look in every profile, and which of them cannot be told apart there.
@MainActor
extension DrawnProfiles {
    func looks(ofStateAt index: Int, of component: ComponentDescriptor) -> [CoverageEntry.Profile] {
        sheets.flatMap { sheet in
            sheet.twins.map { twins in
                CoverageEntry.Profile(
                    colors: twins.colors, glyphs: sheet.glyphs, columns: sheet.columns,
                    cells: sheet.digests[index],
                    looksLike: twins.of[index].map { component.states[$0].name })
            }
        }
    }

    /// Each pair of states that look alike once, with all profiles in which they do.
    func lookalikes(in component: ComponentDescriptor) -> [CoverageFinding] {
        component.states.indices.flatMap { index in
            let alike = looks(ofStateAt: index, of: component).filter { $0.looksLike != nil }
            return Dictionary(grouping: alike) { $0.looksLike ?? "" }.sorted { $0.key < $1.key }.map { other, places in
                let words = places.prefix(2).map { "\($0.colors) colours, \($0.glyphs), \($0.columns) columns" }
                let rest = places.count > 2 ? ", and \(Count.of(places.count - 2, "more profile"))" : ""
                return CoverageFinding(
                    .alike, component.id, component.states[index].name,
                    "looks like \"\(other)\" with \(words.joined(separator: "; "))\(rest)")
            }
        }
    }
}
