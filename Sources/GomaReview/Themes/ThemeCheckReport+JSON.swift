extension ThemeCheckReport {
    private struct Theme: Encodable {
        let name: String
        let title: String
        let passes: Bool
        let depths: [Depth]
        let opposites: [Opposites]
        let shortfalls: [ThemeShortfall]
    }

    private struct Depth: Encodable {
        let depth: ColorDepth
        let binding: Bool
        let pairs: Int
        let lowestTextRatio: Double?
        let findings: [Finding]
    }

    private struct Finding: Encodable {
        let foreground: String
        let background: String
        let kind: DrawnPair.Kind
        let ratio: Double
        let leastRatio: Double
        let drawnBy: [String: [String]]
    }

    private struct Opposites: Encodable {
        let name: String
        let distance: Double
        let leastDistance: Double
        let simulated: [String: Double]
        let glyphs: String?
        let toldApart: Bool
    }

    /// An array with an object for each theme, with everything that was found.
    package static func json(of checks: [ThemeCheck]) throws -> String {
        try ReadableJSON.text(of: checks.map(theme))
    }

    private static func theme(of check: ThemeCheck) -> Theme {
        Theme(
            name: check.style.name, title: check.style.title, passes: check.hasPassed,
            depths: check.depths.map { result in
                Depth(
                    depth: result.depth, binding: result.isBinding, pairs: result.pairCount,
                    lowestTextRatio: result.lowestTextRatio.map(rounded), findings: result.findings.map(finding))
            },
            opposites: check.opposites.map { opposites in
                Opposites(
                    name: opposites.name, distance: rounded(opposites.distance),
                    leastDistance: OppositesCheck.leastDistance,
                    simulated: Dictionary(
                        uniqueKeysWithValues: opposites.distances.map { ($0.vision.rawValue, rounded($0.distance)) }),
                    glyphs: opposites.glyphs, toldApart: opposites.areToldApart)
            }, shortfalls: check.shortfalls.map(shortfall))
    }

    private static func finding(of finding: ThemeCheck.Finding) -> Finding {
        Finding(
            foreground: StyleMap.name(of: finding.pair.foreground),
            background: StyleMap.name(of: finding.pair.background), kind: finding.pair.kind,
            ratio: rounded(finding.ratio), leastRatio: finding.pair.kind.leastRatio,
            drawnBy: Dictionary(uniqueKeysWithValues: finding.users.map { ($0.component, $0.states) }))
    }

    private static func shortfall(of shortfall: ThemeShortfall) -> ThemeShortfall {
        var shortfall = shortfall
        shortfall.measured = rounded(shortfall.measured)
        shortfall.needed = rounded(shortfall.needed)
        return shortfall
    }

    private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}
