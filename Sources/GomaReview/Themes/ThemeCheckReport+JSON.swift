extension ThemeCheckReport {
    /// An array with an object for each theme, with everything that was found.
    package static func json(of checks: [ThemeCheck]) throws -> String {
        try ReadableJSON.text(of: JSONValue.array(checks.map { json($0) }))
    }

    private static func json(_ check: ThemeCheck) -> JSONValue {
        .object([
            "name": .string(check.style.name), "title": .string(check.style.title), "passes": .bool(check.hasPassed),
            "depths": .array(check.depths.map { json($0) }), "opposites": .array(check.opposites.map { json($0) }),
            "shortfalls": .array(check.shortfalls.map { json($0) }),
        ])
    }

    private static func json(_ result: ThemeCheck.DepthResult) -> JSONValue {
        .members([
            "depth": .string(result.depth.rawValue), "binding": .bool(result.isBinding),
            "pairs": .integer(result.pairCount), "lowestTextRatio": result.lowestTextRatio.map { rounded($0) },
            "findings": .array(result.findings.map { json($0) }),
        ])
    }

    private static func json(_ finding: ThemeCheck.Finding) -> JSONValue {
        let users = Dictionary(uniqueKeysWithValues: finding.users.map { ($0.component, JSONValue.texts($0.states)) })
        return .object([
            "foreground": .string(StyleMap.name(of: finding.pair.foreground)),
            "background": .string(StyleMap.name(of: finding.pair.background)),
            "kind": .string(finding.pair.kind.rawValue), "ratio": rounded(finding.ratio),
            "leastRatio": .number(finding.pair.kind.leastRatio), "drawnBy": .object(users),
        ])
    }

    private static func json(_ opposites: OppositesCheck) -> JSONValue {
        let simulated = opposites.distances.map { ($0.vision.rawValue, rounded($0.distance)) }
        return .members([
            "name": .string(opposites.name), "distance": rounded(opposites.distance),
            "leastDistance": .number(OppositesCheck.leastDistance),
            "simulated": .object(Dictionary(uniqueKeysWithValues: simulated)),
            "glyphs": opposites.glyphs.map { .string($0) }, "toldApart": .bool(opposites.areToldApart),
        ])
    }

    private static func json(_ shortfall: ThemeShortfall) -> JSONValue {
        .object([
            "kind": .string(shortfall.kind.rawValue), "depth": .string(shortfall.depth.rawValue),
            "name": .string(shortfall.name), "roles": .texts(shortfall.roles), "shown": .texts(shortfall.shown),
            "measured": rounded(shortfall.measured), "needed": rounded(shortfall.needed),
            "help": .string(shortfall.help),
        ])
    }

    private static func rounded(_ value: Double) -> JSONValue { .number((value * 100).rounded() / 100) }
}
