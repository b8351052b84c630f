/// What is said of a finding: what it is, what leads to it, and how to see it again.
struct Report {
    let subject: Subject
    let seed: UInt64
    let finding: Finding
    /// Steps from the first to the one that shows it.
    let steps: [Step]
    /// Places, counted from 0, of the steps without which it does not show; `nil` where that was not found out.
    let needed: [Int]?
    /// In how many of how many repetitions it showed again.
    let repeated: (shown: Int, of: Int)

    private static let mostShown = 40

    var lines: [String] {
        let name = subject.name
        var lines = ["FOUND \(finding.kind.rawValue) in \"\(name)\": \(finding.words)"]
        lines.append(
            "  seed \(seed), \(steps.count == 1 ? "1 step" : "\(steps.count) steps"); shown again in "
                + "\(repeated.shown) of \(repeated.of) repetitions")
        let places = needed ?? Array(steps.indices)
        let skipped = max(0, places.count - Self.mostShown)
        if skipped > 0 { lines.append("     … the first \(skipped) are left out here") }
        for place in places.dropFirst(skipped) where steps.indices.contains(place) {
            let wait = steps[place].waits ? ", and a rest" : ""
            lines.append("  \(String(place + 1).leftPadded(to: 4)) \(steps[place].words)\(wait)")
        }
        let command = "Tests/walk --subject '\(name)' --seed \(seed)"
        lines.append("  again: \(command) --steps \(steps.count)")
        if let needed, needed.count < steps.count {
            let list = needed.map { String($0 + 1) }.joined(separator: ",")
            lines.append("  or:    \(command) --only \(list.isEmpty ? "0" : list)")
        }
        return lines
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
