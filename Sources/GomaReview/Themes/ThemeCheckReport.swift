import Foundation

/// The report of theme checks, for people and for programs.
package enum ThemeCheckReport {
    /// A line for each theme, then what was found, at most 80 columns wide.
    package static func lines(of checks: [ThemeCheck]) -> [String] {
        summary(of: checks) + checks.flatMap(details) + checks.flatMap(shortfallLines) + checks.flatMap(visionLines)
    }

    // MARK: Summary

    private static func summary(of checks: [ThemeCheck]) -> [String] {
        let depths = ThemeCheck.depths.map { $0 == .direct ? "FAINT AT DIRECT" : $0.rawValue }
        let heads = ["THEME", "RESULT", "PAIRS"] + depths + ["TEXT", "ALIKE"]
        let rows = checks.map { check -> [String] in
            let first = check.depths.first
            let verdict = [check.style.name, check.hasPassed ? "passes" : "fails", String(first?.pairCount ?? 0)]
            let findings = check.depths.map { String($0.findings.count) }
            return verdict + findings + [first?.lowestTextRatio.map(number) ?? "–", String(check.shortfalls.count)]
        }
        return TextTable.lines(of: [heads] + rows, trailing: Set(2...8))
    }

    // MARK: Findings

    private static func details(of check: ThemeCheck) -> [String] {
        check.depths.filter { !$0.findings.isEmpty }.flatMap { result in
            let count = result.findings.count
            let head =
                "\(check.style.name) at \(result.depth.rawValue): \(count) of \(result.pairCount) pairs too faint"
            guard !result.isBinding else {
                return ["", head] + result.findings.flatMap { lines(of: $0) + [users(of: $0)] }
            }
            return ["", head + " (a note)"] + result.findings.prefix(mostNotes).flatMap(lines) + rest(count - mostNotes)
        }
    }

    /// Notes shown for one depth.
    private static let mostNotes = 3

    private static func rest(_ count: Int) -> [String] { count > 0 ? ["  … and \(count) more; --json has all"] : [] }

    private static func lines(of finding: ThemeCheck.Finding) -> [String] {
        let text = "\(finding.pair.kind.rawValue): \(finding.pair.name)"
        return wrapped([text], behind: finding.ratio, of: finding.pair.kind.leastRatio)
    }

    /// Texts behind what was measured and what is needed; what has no room goes on below.
    private static func wrapped(_ texts: [String], behind measured: Double, of needed: Double) -> [String] {
        let numbers = "  \(number(measured, reaching: needed)) of \(number(needed))  "
        let blanks = String(repeating: " ", count: numbers.count)
        let lines = texts.flatMap { DisplayText($0).wrapped(to: width - blanks.count).map(\.string) }
        return lines.enumerated().map { ($0 == 0 ? numbers : blanks) + $1 }
    }

    private static func users(of finding: ThemeCheck.Finding) -> String {
        let users = finding.users.map { "\($0.component) (\($0.states.joined(separator: ", ")))" }
        let text = DisplayText("    drawn by " + users.joined(separator: ", "))
        return text.truncated(to: width).string
    }

    private static let width = 80

    // MARK: Shortfalls

    private static func shortfallLines(of check: ThemeCheck) -> [String] {
        ThemeCheck.depths.flatMap { depth in
            ThemeShortfall.Kind.allCases.flatMap { kind -> [String] in
                let found = check.shortfalls.filter { $0.depth == depth && $0.kind == kind }
                guard !found.isEmpty else { return [] }
                let head = "\(check.style.name) at \(depth.rawValue), \(found.count) found: \(heading(of: kind))"
                return ["", head] + found.flatMap(lines)
            }
        }
    }

    private static func heading(of kind: ThemeShortfall.Kind) -> String {
        switch kind {
        case .meaning: "meanings too alike (distance in OKLab)"
        case .level: "levels of ground too alike (contrast)"
        case .neutral: "coloured where colours are few (chroma)"
        case .quiet: "louder out of use (contrast to cards)"
        case .hidden: "drawn in the ground's colour (OKLab)"
        case .adornment: "adorned with colours that say something (how many)"
        }
    }

    /// Measure and name, then the roles as they are shown, then what would help.
    private static func lines(of shortfall: ThemeShortfall) -> [String] {
        let roles = zip(shortfall.roles, shortfall.shown).map { "\($0) \($1)" }.joined(separator: ", ")
        return wrapped([shortfall.name, roles, shortfall.help], behind: shortfall.measured, of: shortfall.needed)
    }

    // MARK: Colour vision

    private static func visionLines(of check: ThemeCheck) -> [String] {
        let heads = ["  \(check.style.name)", "typical"] + ColorVision.allCases.map(\.rawValue) + ["glyphs"]
        let rows = check.opposites.map { opposites in
            ["  \(opposites.name)", number(opposites.distance)]
                + opposites.distances.map {
                    number($0.distance, reaching: OppositesCheck.leastDistance)
                        + ($0.distance < OppositesCheck.leastDistance ? "*" : " ")
                }
                + [opposites.glyphs ?? "none"]
        }
        let needsGlyphs = check.opposites.contains { !$0.confusions.isEmpty }
        let note = needsGlyphs ? ["  * below \(number(OppositesCheck.leastDistance)): told apart by glyph"] : []
        return [""] + TextTable.lines(of: [heads] + rows, trailing: Set(1...4)) + note
    }

    package static func number(_ value: Double) -> String { String(format: "%.2f", value) }

    /// A number that should reach another one: rounded down where it does not, so that what is too little never looks like
    /// enough.
    package static func number(_ value: Double, reaching least: Double) -> String {
        number(value < least ? (value * 100).rounded(.down) / 100 : value)
    }
}
