/// The progress of a search.
public enum SearchProgress: Codable, Hashable, Sendable {
    /// Nothing is asked for.
    case idle
    /// The answer to what is typed is on its way, or will be asked for as soon as the customer stops typing.
    case searching
    /// So much was found.
    case found(count: Limited<Quantity>)
    /// There will be no answer.
    case failed(RequestFailure)
}
