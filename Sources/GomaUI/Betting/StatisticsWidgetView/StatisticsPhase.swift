/// The progress of loading what a tab shows.
public enum StatisticsPhase: Codable, Hashable, Sendable {
    /// Nobody has asked for it yet; that happens when the tab comes into view.
    case notLoaded
    /// It has been asked for; what the tab holds is not shown.
    case loading
    /// It is there.
    case loaded
    /// It is there, and is asked for once more.
    case refreshing
    /// It was not given.
    case failed(RequestFailure)

    /// Whether somebody waits for an answer.
    var isAwaited: Bool { self == .loading || self == .refreshing }
}
