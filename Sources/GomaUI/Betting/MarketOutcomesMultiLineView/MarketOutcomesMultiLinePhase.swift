/// The progress of loading a group of markets.
public enum MarketOutcomesMultiLinePhase: Codable, Hashable, Sendable {
    /// The lines are there; without any it is the same as ``empty(message:)`` without words of its own.
    case lines
    case loading
    /// There are none; `nil` says so in general words.
    case empty(message: String?)
    /// They did not come.
    case failed(RequestFailure)
}
