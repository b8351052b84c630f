/// A decision on a change.
package enum ReviewDecision: String, Codable, Hashable, Sendable { case accepted, rejected, skipped }
