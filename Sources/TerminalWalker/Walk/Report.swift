import Foundation

/// The report of a finding: what it is, what leads to it, and how to see it again.
package struct Report {
    /// The kind of finding in a word, where it was found, and what it is.
    let what: String
    package let name: String
    let words: String
    package let seed: UInt64
    /// Steps in words, from the first to the one that shows it.
    package let steps: [String]
    /// Places, counted from 0, of the steps without which it does not show; `nil` where that was not found out.
    package let needed: [Int]?
    /// In how many of how many repetitions it showed again.
    let repeated: (shown: Int, of: Int)

    private static let mostShown = 40

    package init(
        what: String, name: String, words: String, seed: UInt64, steps: [String], needed: [Int]?,
        repeated: (shown: Int, of: Int)
    ) {
        (self.what, self.name, self.words, self.seed) = (what, name, words, seed)
        (self.steps, self.needed, self.repeated) = (steps, needed, repeated)
    }

    /// - Parameter again: what shows it again, a command or a call in each line.
    package func lines(again: [String]) -> [String] {
        var lines = ["FOUND \(what) in \"\(name)\": \(words)"]
        let count = steps.count == 1 ? "1 step" : "\(steps.count) steps"
        let shown = repeated.shown == repeated.of ? "every time" : "in \(repeated.shown) of \(repeated.of) repetitions"
        lines.append("  seed \(seed), \(count); shown again \(shown)")
        let places = needed ?? Array(steps.indices)
        let skipped = max(0, places.count - Self.mostShown)
        if skipped > 0 { lines.append("     … the first \(skipped) are left out here") }
        for place in places.dropFirst(skipped) where steps.indices.contains(place) {
            lines.append("  \(String(format: "%4ld", place + 1)) \(steps[place])")
        }
        for (index, way) in again.enumerated() { lines.append("  \(index == 0 ? "again: " : "or:    ")\(way)") }
        return lines
    }
}
