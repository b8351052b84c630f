extension Contract {
    /// 7: any two states differ in what is drawn, at every colour depth, in both glyph sets and the themes that come
    /// with the library.
    static func toldApart(_ walk: ComponentWalk) throws -> [ContractFinding] {
        let themes = try ThemeLibrary.embedded.names.map { try ThemeLibrary.embedded.theme(named: $0) }
        let ascii = walk.states.indices.map { state in
            Specimen(
                walk.component, state: state, height: walk.height,
                environment: ViewEnvironment.simulated(glyphs: .ascii)
            ).surface
        }
        var findings: [ContractFinding] = []
        for (glyphs, surfaces) in [("Unicode", walk.states.map(\.surface)), ("ASCII", ascii)] {
            for group in sameClusters(surfaces) {
                for theme in themes {
                    for depth in ColorDepth.allCases {
                        let alike = Lookalikes.pairs(among: group.map { surfaces[$0] }, colors: theme, depth: depth)
                        findings += alike.map { one, other in
                            ContractFinding(
                                .toldApart, walk.component, state: group[other], width: walk.component.defaultWidth,
                                "looks like \"\(walk.component.states[group[one]].name)\" with \(theme.name), "
                                    + "\(depth.rawValue) colours and \(glyphs); tell them apart without colour")
                        }
                    }
                }
            }
        }
        return findings
    }

    /// Places of pictures that hold the same clusters: only these are to be told apart by their looks.
    private static func sameClusters(_ surfaces: [Surface]) -> [[Int]] {
        Dictionary(grouping: surfaces.indices) { surfaces[$0].cells.map(\.cluster) }.values
            .filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }
}
