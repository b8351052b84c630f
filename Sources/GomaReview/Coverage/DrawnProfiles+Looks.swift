/// How the states of a component look in every profile, and which of them cannot be told apart there.
@MainActor
extension DrawnProfiles {
    func looks(ofStateAt index: Int, of component: ComponentDescriptor) -> [CoverageEntry.Profile] {
        sheets.flatMap { sheet in
            zip(ColorDepth.allCases, sheet.twins).map { depth, twins in
                CoverageEntry.Profile(
                    colors: depth.rawValue, glyphs: sheet.glyphs, columns: sheet.columns,
                    cells: sheet.digests[index],
                    looksLike: twins[index].map { component.states[$0].name })
            }
        }
    }

    /// Each pair of states that look alike once, with all profiles in which they do.
    func lookalikes(in component: ComponentDescriptor) -> [CoverageFinding] {
        component.states.indices.flatMap { index in
            let looks = looks(ofStateAt: index, of: component)
            return Set(looks.compactMap(\.looksLike)).sorted().map { other in
                let places = looks.filter { $0.looksLike == other }
                let words = places.prefix(2).map { "\($0.colors) colours, \($0.glyphs), \($0.columns) columns" }
                let rest = places.count > 2 ? ", and \(Count.of(places.count - 2, "more profile"))" : ""
                return CoverageFinding(
                    .alike, component.id, component.states[index].name,
                    "looks like \"\(other)\" with \(words.joined(separator: "; "))\(rest)")
            }
        }
    }
}
