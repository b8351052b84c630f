/// The looks of a component's states in every profile, and the states that cannot be told apart there.
@MainActor
struct ProfileLooks {
    private let component: ComponentDescriptor
    private let drawn: DrawnProfiles

    init(of component: ComponentDescriptor, drawn: DrawnProfiles) {
        self.component = component
        self.drawn = drawn
    }

    /// Keys with what they do, in any of the states.
    var keys: [String] { drawn.keys }

    func profiles(ofStateAt index: Int) -> [CoverageEntry.Profile] {
        drawn.sheets.flatMap { sheet in
            sheet.twins.map { twins in
                CoverageEntry.Profile(
                    colors: twins.colors, glyphs: sheet.glyphs, columns: sheet.columns,
                    cells: sheet.digests[index],
                    looksLike: twins.of[index].map { component.states[$0].name })
            }
        }
    }

    /// Each pair of states that look alike once, with all profiles in which they do.
    var lookalikes: [CoverageFinding] {
        component.states.indices.flatMap { index in
            let alike = profiles(ofStateAt: index).filter { $0.looksLike != nil }
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
