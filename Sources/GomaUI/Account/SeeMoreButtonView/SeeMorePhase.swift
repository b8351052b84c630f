/// The activity of a button for the next page.
public enum SeeMorePhase: Codable, Hashable, Sendable {
    case idle
    /// The next page is on its way.
    case loading
    /// It did not come.
    case failed(RequestFailure)
    /// All there is has come.
    case complete
}
