/// The phase of a source: how far it has come with what it was asked for.
public enum SourcePhase: Hashable, Sendable {
    /// What it holds is on its way.
    case loading
    /// What it holds is all that was asked for.
    case ready
    /// What was asked for does not come.
    /// - Parameter reason: why, for people.
    case failed(reason: String)
}
