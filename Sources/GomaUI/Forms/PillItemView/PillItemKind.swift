/// The kind of pill, by what it shows behind its title.
public enum PillItemKind: Codable, Hashable, Sendable {
    /// Nothing.
    case informative
    /// A mark that says there is more to choose from.
    case expansible
    /// How many matches the filter lets through; zero shows nothing.
    case countable(count: Limited<Quantity>)
}
