/// A line of a feed that says nothing that can be used.
package struct FeedProblem: Hashable, Sendable, CustomStringConvertible {
    /// Counted from one.
    let line: Int
    let reason: String

    package var description: String { "line \(line): \(reason); skipped" }
}
