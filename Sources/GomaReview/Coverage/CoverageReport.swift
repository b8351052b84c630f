/// A ledger for people and for programs.
@MainActor
package enum CoverageReport {
    /// A row for each component, then what is missing, and at the end how much.
    /// - Parameter width: columns at which rows are cut, what matters least at their ends, and other lines go on below
    ///   themselves; whole lines where `nil`.
    package static func lines(of ledger: CoverageLedger, width: Int? = nil) -> [String] {
        let missing = Dictionary(grouping: ledger.findings, by: \.component)
        let head = ["NAME", "MISSING", "STATES", "APPROVED", "PLAYS", "ACTIONS", "PLAYED", "KEYS", "PARTS", "USED IN"]
        let rows = ledger.entries.map { entry in
            [
                entry.id, missing[entry.id].map { "\($0.count)" } ?? "", "\(entry.states.count)",
                "\(entry.states.count(where: \.isApproved) + entry.plays.count(where: \.isApproved))",
                "\(entry.plays.count)", "\(entry.actions.count)", "\(entry.actions.count { !$0.plays.isEmpty })",
                "\(entry.keys.count)", "\(entry.contains.count)", "\(entry.containedIn.count)",
            ]
        }
        let table = TextTable.lines(of: [head] + rows, trailing: Set(1..<head.count))
        let found = CoverageFinding.Kind.allCases.flatMap { kind in
            let findings = ledger.findings.filter { $0.kind == kind }
            return findings.isEmpty ? [] : ["", title(of: kind)] + findings.map { "  \($0)" }
        }
        let waived = ledger.entries.flatMap { entry in
            entry.waived.map { "  \(entry.id): \($0.subject): \($0.words), because \($0.reason)" }
        }
        let below = found + (waived.isEmpty ? [] : ["", "meant to be so"] + waived) + ["", summary(of: ledger)]
        guard let width else { return table + below }
        return table.map { DisplayText($0).truncated(to: width).string } + below.flatMap { wrapped($0, to: width) }
    }

    /// A line and what of it goes on below, further in than it begins.
    private static func wrapped(_ line: String, to width: Int) -> [String] {
        guard DisplayText(line).width > width else { return [line] }
        let text = line.drop { $0 == " " }
        let indentation = String(line.prefix(line.count - text.count))
        let parts = DisplayText(String(text)).wrapped(to: width - indentation.count - 2).map(\.string)
        return parts.enumerated().map { ($0.offset == 0 ? indentation : indentation + "  ") + $0.element }
    }

    /// One object: components with their states, profiles, plays, actions, keys and parts, and the findings.
    package static func json(of ledger: CoverageLedger) throws -> String {
        try ReadableJSON.text(
            of: Report(isComplete: ledger.isComplete, components: ledger.entries, findings: ledger.findings))
    }

    private struct Report: Encodable {
        let isComplete: Bool
        let components: [CoverageEntry]
        let findings: [CoverageFinding]
    }

    private static func summary(of ledger: CoverageLedger) -> String {
        let components = Count.of(ledger.entries.count, "component")
        let states = Count.of(ledger.entries.reduce(0) { $0 + $1.states.count }, "state")
        let profiles = ledger.entries.reduce(0) { $0 + $1.states.reduce(0) { $0 + $1.profiles.count } }
        let whole = "\(components), \(states), \(profiles) pictures in profiles"
        return ledger.isComplete ? "\(whole): nothing is missing" : "\(whole): \(ledger.findings.count) missing"
    }

    private static func title(of kind: CoverageFinding.Kind) -> String {
        switch kind {
        case .unapproved: "without an approved dump"
        case .leftover: "approved, with nothing behind it"
        case .alike: "states that look the same"
        case .failing: "plays that do not go as they say"
        case .unplayed: "calls that no play makes"
        case .unexercised: "fields that no variant exercises"
        case .unshown: "cases that no variant shows"
        case .dangling: "parts that are not there"
        case .unreached: "components that nothing reaches"
        case .idleWaiver: "waivers without a gap"
        }
    }
}
