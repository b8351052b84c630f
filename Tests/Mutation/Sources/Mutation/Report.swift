/// The answer to whoever asks: which changes went unnoticed, and how many were noticed where.
public struct Report {
    struct Survivor {
        var change: WrongChange
        /// Those that run over it, the cheapest first.
        var tests: [String]
    }

    private struct Score {
        var noticed = 0
        var tried = 0

        mutating func count(_ isNoticed: Bool) {
            tried += 1
            noticed += isNoticed ? 1 : 0
        }
    }

    var survivors: [Survivor] = []
    var hung = 0
    var waived = 0
    var untried = 0
    var uncompiled = 0
    private var byFolder: [String: Score] = [:]
    private var byRule: [Rule: Score] = [:]
    private var whole = Score()

    public var hasSurvivors: Bool { !survivors.isEmpty }

    mutating func count(_ change: WrongChange, isNoticed: Bool) {
        // The folder of the sources, and the one below it: modules are too large to tell where tests are missing.
        let folder = change.file.split(separator: "/").dropLast().prefix(3).joined(separator: "/")
        byFolder[folder, default: Score()].count(isNoticed)
        byRule[change.rule, default: Score()].count(isNoticed)
        whole.count(isNoticed)
    }

    public var text: String {
        var lines: [String] = []
        for survivor in survivors.sorted(by: { ($0.change.file, $0.change.line) < ($1.change.file, $1.change.line) }) {
            let change = survivor.change
            lines.append("\(change.place): \(change.rule.rawValue), in \(change.declaration): \(change.sentence)")
            lines.append("    \(Self.sentence(survivor.tests))")
        }
        if !survivors.isEmpty { lines.append("") }
        for (folder, score) in byFolder.sorted(by: { $0.key < $1.key }) { lines.append(Self.row(folder, score)) }
        lines.append("")
        for rule in Rule.allCases { if let score = byRule[rule] { lines.append(Self.row(rule.rawValue, score)) } }
        lines.append("")
        lines.append(Self.row("noticed", whole))
        if hung > 0 { lines.append("\(hung) of them as the program hung") }
        if waived > 0 { lines.append("\(waived) left aside, as nobody can notice them: Tests/Mutation/equal.yaml") }
        if untried > 0 { lines.append("\(untried) not tried yet; the same command goes on with them") }
        if uncompiled > 0 { lines.append("\(uncompiled) did not compile") }
        return lines.joined(separator: "\n")
    }

    private static func sentence(_ tests: [String]) -> String {
        switch tests.count {
        case 0: "no test runs over it"
        case 1...3: "tests that run over it: " + tests.joined(separator: ", ")
        default: "tests that run over it: " + tests.prefix(3).joined(separator: ", ") + " and \(tests.count - 3) more"
        }
    }

    private static func row(_ name: String, _ score: Score) -> String {
        let share = Double(score.noticed) / Double(max(score.tried, 1)) * 100
        let counts = "\(score.noticed) of \(score.tried)"
        return "\(Int(share.rounded(.down)))".leading(4) + " %  " + counts.leading(12) + "  " + name
    }
}

extension String {
    /// The text at the right end of a column.
    fileprivate func leading(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
